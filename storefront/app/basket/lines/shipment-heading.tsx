import type { ShippingMethod } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Carrier } from '../delivery/carrier.tsx';
import { TimeUnavailable } from '../promises/time-unavailable.tsx';
import * as styles from './shipment-heading.module.css';

interface GroupHeadingProps {
  level: 2 | 3;
  id?: string | undefined;
  isLarge?: boolean | undefined;
  icon: IconName;
  when: ReactNode;
  /** Smaller line below. */
  note?: ReactNode;
  children: ReactNode;
}

export function GroupHeading({ level, id, isLarge, icon, when, note, children }: GroupHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Icon name={icon} className={styles.icon} />
      <Heading className={classNames(isLarge && 'text-card', styles.title, !isLarge && styles.isSmall)} id={id}>
        {children}
      </Heading>
      {when ? <b className="text-success">{when}</b> : null}
      {note ? <span className={classNames('text-small text-muted', styles.note)}>{note}</span> : null}
    </div>
  );
}

interface ShipmentHeadingProps extends Omit<GroupHeadingProps, 'icon' | 'when' | 'note'> {
  /** A truck if it is left out. */
  icon?: IconName | undefined;
  method: Pick<ShippingMethod, 'c_arrivesFrom' | 'c_arrivesTo' | 'c_carrier'> | undefined;
  arrivalLabel?(days: string): ReactNode;
  /** True if the shop was asked when the parcel arrives: a missing date is stated then. */
  isPromised?: boolean | undefined;
}

export function ShipmentHeading({ icon = 'truck', method, arrivalLabel, isPromised, ...heading }: ShipmentHeadingProps) {
  const { days } = useDateFormat();
  const arrival = method?.c_arrivesTo ? days(method.c_arrivesFrom, method.c_arrivesTo) : undefined;
  return (
    <GroupHeading
      {...heading}
      icon={icon}
      when={arrival ? (arrivalLabel?.(arrival) ?? arrival) : isPromised && method ? <TimeUnavailable /> : null}
      note={method?.c_carrier ? <Carrier name={method.c_carrier} /> : null}
    />
  );
}
