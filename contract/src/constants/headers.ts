export const headers = {
  correlationId: 'x-correlation-id',
  idempotencyKey: 'idempotency-key',
  /** Address of the client; the gateway overwrites it in every request. */
  clientAddress: 'x-client-address',
  methodOverride: 'x-dw-http-method-override',
  /** Space-separated surrogate keys that a response depends on. */
  surrogateKey: 'surrogate-key',
  /** ISO instant at which a response changes by itself. */
  validUntil: 'x-valid-until',
} as const;
