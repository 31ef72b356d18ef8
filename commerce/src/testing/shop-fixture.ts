import type pg from 'pg';

export interface TestSku {
  id: string;
  /** Prices in minor units; a currency without an amount has no price. */
  usd?: number;
  cad?: number;
  onHand?: number;
  backorderLimit?: number;
  inStockDate?: string;
  taxClass?: 'clothing' | 'goods' | 'gift_card';
}

const since = '2020-01-01T00:00:00Z';

export async function addSku(pool: pg.Pool, sku: TestSku): Promise<void> {
  const styleId = sku.taxClass === 'gift_card' ? '9000' : '4117';
  await pool.query(
    `INSERT INTO sku (id, style_id, position, color_code, variation_values, barcode, tax_class)
     VALUES ($1, $2, 0, '10', '{"color": "10", "size": "L"}', $1, $3)`,
    [sku.id, styleId, sku.taxClass ?? 'goods'],
  );
  await setPrice(pool, sku.id, 'usd', sku.usd ?? 4_000);
  if (sku.cad !== undefined) await setPrice(pool, sku.id, 'cad', sku.cad);
  await pool.query(
    `INSERT INTO stock (sku_id, location_id, on_hand, backorder_limit, in_stock_date, updated_at) VALUES ($1, 'warehouse', $2, $3, $4, $5)`,
    [sku.id, sku.onHand ?? 1_000, sku.backorderLimit ?? 0, sku.inStockDate ?? null, since],
  );
}

export async function setPrice(pool: pg.Pool, skuId: string, currency: 'usd' | 'cad', minor: number): Promise<void> {
  await pool.query(
    `INSERT INTO price (price_book_id, sku_id, amount_minor) VALUES ($1, $2, $3)
     ON CONFLICT (sku_id, price_book_id, valid_from) DO UPDATE SET amount_minor = excluded.amount_minor`,
    [`dtc-${currency}-regular`, skuId, minor],
  );
}

export async function setOnHand(pool: pg.Pool, skuId: string, onHand: number): Promise<void> {
  await pool.query('UPDATE stock SET on_hand = $2 WHERE sku_id = $1', [skuId, onHand]);
}

const attributes = JSON.stringify([
  { id: 'color', name: 'Color', values: [{ value: '10', name: 'Duck Brown' }] },
  { id: 'size', name: 'Size', values: [{ value: 'L', name: 'Large' }] },
]);
const copy = { headline: '', description: [], features: [], facts: [], care: [], fit: '' };

async function addStyle(pool: pg.Pool, id: string, name: string, overrides: object = {}): Promise<void> {
  await pool.query(
    `INSERT INTO style (id, name, brand, slug, primary_category_id, cloth, copy, variation_attributes, launched_on, updated_at)
     VALUES ($1, $2, 'Ridge & Rivet', $3, 'men', '12 oz duck', $4, $5, '2025-01-01', $6)`,
    [id, name, `${name.toLowerCase().replaceAll(' ', '-')}-${id}`, JSON.stringify({ ...copy, ...overrides }), attributes, since],
  );
}

async function addPromotion(pool: pg.Pool, id: string, kind: string, benefit: object, codes: readonly string[], isSingleUse = false) {
  await pool.query(
    `INSERT INTO promotion (id, kind, threshold_minor, benefit_minor, requires_coupon, callout)
     VALUES ($1, $2, '{"USD": 5000, "CAD": 6500}', $3, true, 'Off')`,
    [id, kind, JSON.stringify(benefit)],
  );
  for (const code of codes) {
    await pool.query('INSERT INTO coupon (code, promotion_id, is_single_use) VALUES ($1, $2, $3)', [code, id, isSingleUse]);
  }
}

/** Inserts everything except SKUs: styles, price books, promotions with codes, shipping to the US, Canada and military addresses. */
export async function insertShop(pool: pg.Pool): Promise<void> {
  await addStyle(pool, '4117', 'Fencepost Chore Coat');
  await addStyle(pool, '9000', 'Ridge Gift Card', { giftCardAmounts: [25, 50, 100] });
  await pool.query(
    `INSERT INTO price_book (id, currency, kind) VALUES ('dtc-usd-regular', 'USD', 'list'), ('dtc-cad-regular', 'CAD', 'list')`,
  );
  await addPromotion(pool, 'order-15-off-50', 'order_amount', { USD: 1500, CAD: 2000 }, ['WELCOME15']);
  await addPromotion(pool, 'free-shipping-50', 'shipping_free', {}, ['FREESHIP50']);
  await addPromotion(pool, 'free-order', 'order_amount', { USD: 1_000_000 }, ['ALL-FREE']);
  await addPromotion(pool, 'once', 'order_amount', { USD: 1000 }, ['ONCE-1', 'ONCE-2'], true);
  await pool.query(`INSERT INTO coupon (code, promotion_id, valid_to) VALUES ('EXPIRED', 'order-15-off-50', '2025-12-01T00:00:00Z')`);
  await pool.query(
    `INSERT INTO shipping_method (id, name, description, position, days_least, days_most, reaches_po_box)
     VALUES ('02', 'Ground', 'By truck', 1, 3, 5, true), ('03', 'Overnight', 'The next working day', 2, 1, 1, false),
            ('24', 'Standard', 'By post', 3, 6, 9, true)`,
  );
  await pool.query(
    `INSERT INTO shipping_rate (method_id, country_code, currency, from_minor, amount_minor)
     VALUES ('02', 'US', 'USD', 0, 895), ('02', 'US', 'USD', 9900, 0), ('03', 'US', 'USD', 0, 2995),
            ('24', 'CA', 'USD', 0, 1295), ('24', 'CA', 'CAD', 0, 1495), ('24', 'AE', 'USD', 0, 895), ('02', 'US', 'CAD', 0, 1295)`,
  );
}
