/**
 * Returns a link to the route planner of a map service, with a place as the destination; the shopper enters the start there. The page or mail
 * itself loads nothing from that service.
 */
export function directionsTo({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
