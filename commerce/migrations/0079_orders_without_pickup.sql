-- Forward only, and safe while the previous release still runs.

-- Placed orders whose work in the store has not begun. Those among them without a row of `pickup` were finished by a process of a release
-- that has no pickups; the worker adds the rows.
CREATE INDEX customer_order_to_pick ON customer_order (placed_at) WHERE status = 'new' AND pickups = '{}' AND document ? 'pickups';
