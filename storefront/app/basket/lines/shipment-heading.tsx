import type { ShippingMethod } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './shipment-heading.module.css';
import { useDateFormat } from './use-date-format.ts';

interface ShipmentHeadingProps {
  level: 2 | 3;
  id?: string;
  isLarge?: boolean;
  method: Pick<ShippingMethod, 'c_arrivesFrom' | 'c_arrivesTo'> | undefined;
  arrivalLabel?(days: string): ReactNode;
  children: ReactNode;
}

export function ShipmentHeading({ level, id, isLarge, method, arrivalLabel, children }: ShipmentHeadingProps) {
  const { days } = useDateFormat();
  const Heading = `h${level}` as const;
  const arrival = method?.c_arrivesTo ? days(method.c_arrivesFrom, method.c_arrivesTo) : undefined;
  return (
    <div className={styles.heading}>
      <Icon name="truck" className={styles.icon} />
      <Heading className={classNames(isLarge && 'text-card', styles.title, !isLarge && styles.isSmall)} id={id}>
        {children}
      </Heading>
      {arrival ? <b className="text-success">{arrivalLabel ? arrivalLabel(arrival) : arrival}</b> : null}
    </div>
  );
}
