/** What can go wrong, by the public names of the platform whose calls these are, with the status each answers. */
import { z } from 'zod';

export const faultStatus = {
  MalformedBodyException: 400,
  ValidationException: 400,
  UnknownPropertyException: 400,
  InvalidProductIdException: 400,
  InvalidProductItemQuantityException: 400,
  ProductItemNotAvailableException: 400,
  InvalidCouponCodeException: 400,
  InvalidShippingMethodIdException: 400,
  InvalidPaymentMethodIdException: 400,
  InvalidCustomerException: 400,
  InvalidCurrencyException: 400,
  /** What a review says cannot be shown; `arguments.field` and `arguments.reason` say where and why. */
  ReviewNotAcceptedException: 400,
  /** The link of a mail is not ours, or is for something else. */
  ReviewLinkException: 400,
  BasketItemLimitException: 400,
  InvalidAccessTokenException: 401,
  ForbiddenException: 403,
  BasketNotFoundException: 404,
  ProductNotFoundException: 404,
  ProductItemNotFoundException: 404,
  CategoryNotFoundException: 404,
  CustomerNotFoundException: 404,
  OrderNotFoundException: 404,
  CouponItemNotFoundException: 404,
  ShipmentNotFoundException: 404,
  PaymentInstrumentNotFoundException: 404,
  NotFoundException: 404,
  MethodNotAllowedException: 405,
  BasketTotalChangedException: 409,
  BasketNotReadyException: 409,
  OrderInProgressException: 409,
  /** The writer has reviewed the product already. */
  ReviewExistsException: 409,
  /** The basket has become an order while it was being changed; `arguments.orderNo` says which. */
  OrderPlacedException: 409,
  RequestInProgressException: 409,
  BodyTooLargeException: 413,
  IdempotencyKeyReusedException: 422,
  CardNumberRefusedException: 422,
  InvalidEventException: 422,
  TooManyRequestsException: 429,
  InternalServerException: 500,
  ServiceUnavailableException: 503,
} as const;

export type FaultType = keyof typeof faultStatus;

/** The shop API's error body. `arguments` names what is meant: the path of a wrong value, the new basket, the limit. */
export const faultBody = z.strictObject({
  _v: z.literal('24.5'),
  fault: z.strictObject({ type: z.string(), message: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  /** Customers', search's and products' errors also carry these. */
  title: z.string().optional(),
  type: z.string().optional(),
  detail: z.string().optional(),
});

/** The login service's error body. */
export const loginError = z.strictObject({
  status_code: z.string(),
  message: z.string(),
  error: z.string(),
  error_description: z.string(),
});

/** The hosted-search protocol's error body. */
export const hostedError = z.strictObject({ message: z.string(), status: z.number().int() });

/** The content delivery's error body. */
export const contentError = z.strictObject({
  error: z.strictObject({ type: z.string(), message: z.string(), data: z.record(z.string(), z.unknown()) }),
});
