import { useLazyComponent } from '../../platform/lazy.tsx';
import { GroupHeading } from '../lines/shipment-heading.tsx';
import type { PickupHeadingProps } from './pickup-heading.tsx';

const loadPickupHeading = async () => ({ default: (await import('./pickup-heading.tsx')).PickupHeading });

/** Loads the heading for carts with pickups only, since most carts are shipped. Its height is reserved. */
export function LazyPickupHeading(props: PickupHeadingProps) {
  const { Component } = useLazyComponent(loadPickupHeading, 'mount');
  if (Component) return <Component {...props} />;
  return (
    <GroupHeading level={props.level} id={props.id} isLarge={props.isLarge} icon="store" when={null}>
      {props.shipment?.c_pickupStoreName ?? props.storeName ?? '\u00a0'}
    </GroupHeading>
  );
}
