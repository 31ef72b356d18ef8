-- Invariants of stock, baskets, orders and payments, which hold at every time and after any crash. One statement. Each row that it
-- returns is a violation: the rule, its subject and the figures. $1: current time.
WITH clock AS (SELECT $1::timestamptz AS now),
unfinished AS (SELECT * FROM customer_order WHERE status IN ('created', 'authorising', 'awaiting_shopper', 'authorised')),
-- An imported order was paid for and fulfilled elsewhere.
standing AS (
  SELECT * FROM customer_order
  WHERE status NOT IN ('created', 'authorising', 'awaiting_shopper', 'authorised', 'failed') AND NOT is_imported
),
taken AS (
  SELECT sku_id, location_id, sum(quantity + added - settled) AS quantity
  FROM reservation WHERE state IN ('held', 'allocated') GROUP BY sku_id, location_id
),
-- Units of placed orders that are no longer reserved, because they were handed over, went back on sale, or were refunded.
over AS (
  SELECT order_id, sku_id, sum(refunded + CASE WHEN state IN ('collected', 'expired') THEN picked + transferred ELSE 0 END) AS quantity
  FROM pickup JOIN pickup_line ON pickup_line.customer_group_id = pickup.customer_group_id AND pickup_id = pickup.id
  GROUP BY order_id, sku_id
),
voided AS (SELECT customer_group_id, order_id FROM payment_entry WHERE kind = 'void' AND state = 'succeeded'),
authorised AS (SELECT * FROM payment_entry WHERE kind = 'authorisation' AND state = 'succeeded')

SELECT 'the reserved units of a SKU are the sum of its reservations' AS rule, sku_id || ' at ' || location_id AS subject,
       format('reserved %s, reservations %s', stock.reserved, coalesce(taken.quantity, 0)) AS detail
FROM stock FULL JOIN taken USING (sku_id, location_id)
WHERE coalesce(stock.reserved, 0) <> coalesce(taken.quantity, 0)

UNION ALL
SELECT 'reserved units do not exceed stock and backorder limit, unless a shortfall is open', sku_id || ' at ' || location_id,
       format('on hand %s, backorder %s, reserved %s', on_hand, backorder_limit, reserved)
FROM stock
WHERE reserved > on_hand + backorder_limit
  AND NOT EXISTS (
    SELECT FROM stock_shortfall
    WHERE stock_shortfall.sku_id = stock.sku_id AND stock_shortfall.location_id = stock.location_id AND closed_at IS NULL
  )

UNION ALL
SELECT 'a basket has at most one order that has not failed', basket_id::text, count(*)::text
FROM customer_order WHERE status <> 'failed'
GROUP BY customer_group_id, basket_id HAVING count(*) > 1

UNION ALL
SELECT 'a basket is in the state placing if and only if its order is unfinished', basket.id::text, basket.status
FROM basket LEFT JOIN unfinished ON unfinished.customer_group_id = basket.customer_group_id AND unfinished.basket_id = basket.id
WHERE (basket.status = 'placing') <> (unfinished.id IS NOT NULL)

UNION ALL
SELECT 'a basket is in the state ordered if and only if its order is placed', basket.id::text, basket.status
FROM basket LEFT JOIN standing ON standing.customer_group_id = basket.customer_group_id AND standing.basket_id = basket.id
WHERE (basket.status = 'ordered') <> (standing.id IS NOT NULL)

UNION ALL
SELECT 'stock is held for an unfinished order, allocated to a placed order, and released by a failed order',
       customer_order.id::text, format('%s: %s is %s', status, reservation.sku_id, reservation.state)
FROM customer_order JOIN reservation ON reservation.order_id = customer_order.id
WHERE reservation.state <> CASE
  WHEN status IN ('created', 'authorising', 'awaiting_shopper', 'authorised') THEN 'held'
  WHEN status IN ('failed', 'cancelled') THEN 'released'
  ELSE 'allocated'
END
-- A pickup that nobody has collected cancels its order, whose units are back on sale already.
AND NOT (status = 'cancelled' AND reservation.quantity + added = settled)

UNION ALL
SELECT 'an order reserves the quantities of its lines', coalesce(lines.order_id, kept.order_id)::text,
       format('%s: lines %s, reserved %s', coalesce(lines.sku_id, kept.sku_id), lines.quantity, kept.quantity)
FROM (
  SELECT order_id, sku_id, location_id, sum(quantity) AS quantity
  FROM order_line JOIN customer_order ON customer_order.customer_group_id = order_line.customer_group_id AND customer_order.id = order_id
  WHERE NOT is_imported
  GROUP BY order_id, sku_id, location_id
) AS lines
FULL JOIN (SELECT * FROM reservation WHERE quantity > 0) AS kept USING (order_id, sku_id, location_id)
WHERE lines.quantity IS DISTINCT FROM kept.quantity

UNION ALL
SELECT 'a placed order reserves every unit that it has not handed over, put back or refunded', placed.order_id::text,
       format('%s: placed %s, over %s, reserved %s', sku_id, placed.quantity, coalesce(over.quantity, 0), still.quantity)
FROM (
  SELECT order_id, sku_id, sum(quantity) AS quantity FROM reservation WHERE state = 'allocated' GROUP BY order_id, sku_id
) AS placed
JOIN (
  SELECT order_id, sku_id, sum(quantity + added - settled) AS quantity FROM reservation GROUP BY order_id, sku_id
) AS still USING (order_id, sku_id)
LEFT JOIN over USING (order_id, sku_id)
WHERE placed.quantity - coalesce(over.quantity, 0) <> still.quantity

UNION ALL
SELECT 'a pickup belongs to a placed order, and a placed order has its pickups', coalesce(pickup.order_id, expected.order_id)::text,
       coalesce(pickup.shipment_id, expected.shipment_id)
FROM pickup FULL JOIN (
  SELECT standing.customer_group_id, standing.id AS order_id, draft ->> 'shipmentId' AS shipment_id
  FROM standing, jsonb_array_elements(coalesce(document -> 'pickups', '[]')) AS draft
) AS expected ON expected.customer_group_id = pickup.customer_group_id AND expected.order_id = pickup.order_id
  AND expected.shipment_id = pickup.shipment_id
WHERE pickup.id IS NULL OR expected.order_id IS NULL

UNION ALL
SELECT 'the ledger has what a pickup captures and refunds', pickup.id::text,
       format('captured %s of %s, refunded %s of %s', ledger.captured, captured_minor, ledger.refunded, refunded_minor)
FROM pickup JOIN authorised ON authorised.customer_group_id = pickup.customer_group_id AND authorised.order_id = pickup.order_id
LEFT JOIN LATERAL (
  SELECT coalesce(sum(amount_minor) FILTER (WHERE kind = 'capture'), 0) AS captured,
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund'), 0) AS refunded
  FROM payment_entry
  WHERE payment_entry.customer_group_id = pickup.customer_group_id AND payment_entry.order_id = pickup.order_id
    AND pickup_id = pickup.id
) AS ledger ON true
WHERE ledger.captured <> captured_minor OR ledger.refunded <> refunded_minor

-- An operator has to settle a declined entry with the payment provider (docs/operations.md).
UNION ALL
SELECT 'no capture and no refund is declined', order_id::text, format('%s of %s, pickup %s, %s', kind, amount_minor, pickup_id, provider)
FROM payment_entry WHERE kind IN ('capture', 'refund') AND state = 'refused'

UNION ALL
SELECT 'the total of an order is the sum of its parts', customer_order.id::text, document -> 'sums' #>> '{}'
FROM customer_order
JOIN (SELECT order_id, sum(total_minor) AS total FROM order_line GROUP BY order_id) AS lines ON lines.order_id = customer_order.id
WHERE total_minor <> (document #>> '{sums,totalMinor}')::bigint
   OR total_minor <> lines.total + (document #>> '{sums,shippingMinor}')::bigint + (document #>> '{sums,taxMinor}')::bigint
   OR lines.total <> (document #>> '{sums,subTotalMinor}')::bigint - (document #>> '{sums,discountMinor}')::bigint

UNION ALL
SELECT 'no line and no part of an order is negative', customer_order.id::text, document -> 'sums' #>> '{}'
FROM customer_order
WHERE EXISTS (SELECT FROM jsonb_each_text(document -> 'sums') AS part WHERE part.value::bigint < 0)
   OR EXISTS (SELECT FROM order_line WHERE order_line.order_id = customer_order.id AND order_line.total_minor < 0)

UNION ALL
SELECT 'a placed order is paid in full, once', standing.id::text, format('total %s, authorised %s', total_minor, count(authorised.id))
FROM standing LEFT JOIN authorised ON authorised.customer_group_id = standing.customer_group_id AND authorised.order_id = standing.id
GROUP BY standing.customer_group_id, standing.id, total_minor
HAVING total_minor > 0 AND (count(authorised.id) <> 1 OR min(authorised.amount_minor) <> total_minor)

UNION ALL
SELECT 'the payment of a placed order is not voided', standing.id::text, standing.status
FROM standing JOIN payment_entry ON payment_entry.customer_group_id = standing.customer_group_id AND payment_entry.order_id = standing.id
WHERE payment_entry.kind = 'void'

UNION ALL
SELECT 'an authorization without an order is voided or about to be voided', customer_order.id::text, entry.state
FROM customer_order
JOIN payment_entry AS entry ON entry.customer_group_id = customer_order.customer_group_id AND entry.order_id = customer_order.id
WHERE customer_order.status = 'failed' AND entry.kind = 'authorisation' AND entry.state <> 'refused'
  AND NOT EXISTS (
    SELECT FROM payment_entry AS back
    WHERE back.customer_group_id = entry.customer_group_id AND back.order_id = entry.order_id AND back.kind = 'void'
  )

UNION ALL
SELECT 'a payment is voided within five minutes', order_id::text, asked_at::text
FROM payment_entry, clock
WHERE kind = 'void' AND state <> 'succeeded' AND asked_at < clock.now - interval '5 minutes'

UNION ALL
SELECT 'an authorized payment has an order or a void within five minutes', unfinished.id::text, authorised.known_at::text
FROM unfinished JOIN authorised ON authorised.customer_group_id = unfinished.customer_group_id AND authorised.order_id = unfinished.id, clock
WHERE authorised.known_at < clock.now - interval '5 minutes'

UNION ALL
SELECT 'refunds do not exceed captures, and captures do not exceed authorizations', order_id::text, format('captured %s, refunded %s', captured, refunded)
FROM (
  SELECT order_id,
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'authorisation' AND state = 'succeeded'), 0) AS authorised,
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'capture' AND state = 'succeeded'), 0) AS captured,
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund' AND state = 'succeeded'), 0) AS refunded
  FROM payment_entry GROUP BY customer_group_id, order_id
) AS ledger
WHERE refunded > captured OR captured > authorised

UNION ALL
SELECT 'the refunds of a pickup come from its own captures', pickup_id::text, format('captured %s, refunded %s', captured, refunded)
FROM (
  SELECT pickup_id,
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'capture' AND state = 'succeeded'), 0) AS captured,
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund' AND state = 'succeeded'), 0) AS refunded
  FROM payment_entry WHERE pickup_id IS NOT NULL GROUP BY customer_group_id, pickup_id
) AS ledger
WHERE refunded > captured

UNION ALL
SELECT 'the processor holds no authorization without an order', payment.key, payment.state
FROM sandbox_payment AS payment
WHERE payment.state IN ('authorised', 'captured')
  AND NOT EXISTS (
    SELECT FROM payment_entry JOIN customer_order
      ON customer_order.customer_group_id = payment_entry.customer_group_id AND customer_order.id = payment_entry.order_id
    WHERE payment_entry.key = payment.key AND payment_entry.kind = 'authorisation'
      AND (customer_order.status <> 'failed' OR EXISTS (
        SELECT FROM payment_entry AS back
        WHERE back.order_id = customer_order.id AND back.kind = 'void' AND back.state = 'asked'
      ))
  )

UNION ALL
SELECT 'a single-use coupon is redeemed at most once', code, count(*)::text
FROM coupon_redemption WHERE is_single_use GROUP BY code HAVING count(*) > 1

UNION ALL
SELECT 'a coupon is redeemed by a placed order', code, coupon_redemption.order_id::text
FROM coupon_redemption LEFT JOIN standing ON standing.id = coupon_redemption.order_id
WHERE standing.id IS NULL

UNION ALL
SELECT 'every order has one order number, and every order number one order', coalesce(customer_order.order_no, order_lookup.order_no),
       format('order %s, number %s', customer_order.id, order_lookup.order_id)
FROM customer_order FULL JOIN order_lookup ON order_lookup.order_no = customer_order.order_no AND order_lookup.order_id = customer_order.id
WHERE customer_order.id IS NULL OR order_lookup.order_no IS NULL

UNION ALL
SELECT 'an imported order is placed, and reserves no stock', customer_order.id::text, status
FROM customer_order
WHERE is_imported
  AND (placed_at IS NULL OR EXISTS (SELECT FROM reservation WHERE reservation.order_id = customer_order.id AND state <> 'released'))

UNION ALL
SELECT 'a placed order has exactly one event', standing.id::text, count(outbox_event.id)::text
FROM standing LEFT JOIN outbox_event
  ON outbox_event.kind = 'order-placed' AND outbox_event.payload ->> 'orderId' = standing.id::text, clock
WHERE standing.placed_at > clock.now - interval '29 days'
GROUP BY standing.customer_group_id, standing.id HAVING count(outbox_event.id) <> 1

UNION ALL
SELECT 'reservations and payments belong to an order', orphan.order_id::text, orphan.place
FROM (
  SELECT order_id, 'reservation' AS place FROM reservation
  UNION ALL SELECT order_id, 'payment' FROM payment_entry
) AS orphan
LEFT JOIN customer_order ON customer_order.id = orphan.order_id
WHERE customer_order.id IS NULL
