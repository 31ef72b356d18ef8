/** Time limits of requests and of a process that ends, in milliseconds. The primary process waits longer than its children. */

/** Limit of a whole request, from its first byte to the last byte of its response. */
export const requestDeadline = 60_000;
/** Limit of a call to a remote commerce server, which ends its own calls earlier. */
export const commerceDeadline = 35_000;
/** Time in which an open connection may still send a request to a process that ends. */
const idleGrace = 2_000;
/** Time for the requests of a web process that ends: those that arrive within the grace have their whole deadline. */
const webDrain = requestDeadline + idleGrace + 1_000;

export interface DrainLimits {
  /** Time in which load balancers can see /readyz fail before connections are refused. */
  readonly notice: number;
  readonly idleGrace: number;
  readonly web: number;
  /** Time after which the primary process kills a child. */
  readonly child: number;
}

export const drainLimits: DrainLimits = { notice: 300, idleGrace, web: webDrain, child: webDrain + 12_000 };
/** Limits in development: a developer waits for each restart. A call on a connection that was just opened still gets its response. */
export const developmentDrainLimits: DrainLimits = { notice: 0, idleGrace: 250, web: 2_000, child: 4_000 };
