import { z } from 'zod';

export const faultStatus = {
  MalformedBodyException: 400,
  /** A required body is missing (ERROR-030). */
  MissingBody: 400,
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
  /** `arguments.field` and `arguments.reason` name the rejected text. */
  ReviewNotAcceptedException: 400,
  /** The token of a link in an email is forged or has another purpose. */
  ReviewLinkException: 400,
  BasketItemLimitException: 400,
  /** `arguments.reason` is one of `passwordRejections`. */
  InvalidPasswordException: 400,
  LoginAlreadyInUseException: 400,
  /** The token of a link in an email is forged, expired or used. */
  InvalidLinkException: 400,
  /** `arguments.reason` is one of `passkeyRejections`. */
  InvalidPasskeyException: 400,
  /** A proof of a pickup is neither its code nor a name of its order. */
  PickupProofException: 400,
  PasskeyLimitException: 400,
  AddressLimitException: 400,
  PaymentInstrumentLimitException: 400,
  ProductListItemLimitException: 400,
  InvalidAccessTokenException: 401,
  /** The password is wrong, or the login unknown: the response is the same. */
  InvalidCredentialsException: 401,
  ForbiddenException: 403,
  /** The sign-in was too long ago for a change that a stolen session must not make: the call must be repeated with the password. */
  PasswordRequiredException: 403,
  BasketNotFoundException: 404,
  ProductNotFoundException: 404,
  ProductItemNotFoundException: 404,
  CategoryNotFoundException: 404,
  CustomerNotFoundException: 404,
  OrderNotFoundException: 404,
  CouponItemNotFoundException: 404,
  ShipmentNotFoundException: 404,
  PaymentInstrumentNotFoundException: 404,
  AddressNotFoundException: 404,
  ProductListNotFoundException: 404,
  ProductListItemNotFoundException: 404,
  SessionNotFoundException: 404,
  PasskeyNotFoundException: 404,
  /** No store is found (ERROR-050). */
  StoreNotFoundException: 404,
  NotFoundException: 404,
  MethodNotAllowedException: 405,
  BasketTotalChangedException: 409,
  BasketNotReadyException: 409,
  /** Items are to be picked up, and there is no store (FULFIL-004). */
  StoreNotSelectedException: 409,
  /** The store has no pickup, or is closed (FULFIL-005). */
  StoreNotEligibleException: 409,
  /** The payment of a pickup was declined: the call must state that its items are handed over all the same. */
  PickupUnpaidException: 409,
  /** The work on a pickup is at another step; `arguments.state` names it. */
  PickupStateException: 409,
  /** `arguments.orderNo` names the order. */
  OrderInProgressException: 409,
  ReviewExistsException: 409,
  PasskeyExistsException: 409,
  /** The basket became an order in the meantime; `arguments.orderNo` names it. */
  OrderPlacedException: 409,
  /** Another request with the same key is running; while it places an order, `arguments.orderNo` names it. */
  RequestInProgressException: 409,
  BodyTooLargeException: 413,
  IdempotencyKeyReusedException: 422,
  CardNumberRefusedException: 422,
  InvalidEventException: 422,
  TooManyRequestsException: 429,
  InternalServerException: 500,
  /** If an order was prepared before the database failed, `arguments.orderNo` names it. */
  ServiceUnavailableException: 503,
} as const;

export type FaultType = keyof typeof faultStatus;

/** The shop API's error body. `arguments` holds details such as the path of an invalid value, the new basket or the limit. */
export const faultBody = z.strictObject({
  _v: z.literal('24.5'),
  fault: z.strictObject({ type: z.string(), message: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  title: z.string().optional(),
  type: z.string().optional(),
  detail: z.string().optional(),
});

export const loginError = z.strictObject({
  status_code: z.string(),
  message: z.string(),
  error: z.string(),
  error_description: z.string(),
});

export const hostedError = z.strictObject({ message: z.string(), status: z.number().int() });

export const contentError = z.strictObject({
  error: z.strictObject({ type: z.string(), message: z.string(), data: z.record(z.string(), z.unknown()) }),
});
