-- Placed orders whose pickup work has not started. The worker adds missing rows of `pickup`: releases without pickups write none.
CREATE INDEX customer_order_to_pick ON customer_order (placed_at) WHERE status = 'new' AND pickups = '{}' AND document ? 'pickups';
