import { sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';

/**
 * Adds the units of an order to the stock of their variants, or of their products, without those that refunds put back before
 * (R-BOOKS-5). Units of a variant that is not offered any more go to it as well: they cannot be bought, and staff see them.
 * Locks products in the order of their ids, so that transactions cannot deadlock.
 */
export async function restockOrder(transaction: QueryBuilder, orderId: string): Promise<void> {
  await transaction.execute(sql`
    with returned as (
      select product_id, color, size, sum(quantity)::int as quantity from (
        select product_id, color, size, quantity from order_lines where order_id = ${orderId}
        union all
        select product_id, color, size, -change from stock_movements
        where order_id = ${orderId} and reason = 'refund'
      ) as units group by product_id, color, size having sum(quantity) > 0
    ), locked as (
      select id, has_variants(colors, sizes) as has_variants from products
      where id in (select product_id from returned) order by id for update
    ), aimed as (
      select returned.*, has_variants or exists (select from product_variants as known
        where known.product_id = id and known.color = returned.color and known.size = returned.size) as is_variant
      from returned join locked on id = product_id
    ), variants as (
      insert into product_variants (product_id, color, size, stock)
      select product_id, color, size, quantity from aimed where is_variant
      on conflict (product_id, color, size) do update set stock = product_variants.stock + excluded.stock
    )
    update products set stock = stock + plain.quantity
    from (select product_id, sum(quantity)::int as quantity from aimed where not is_variant group by product_id) as plain
    where products.id = plain.product_id`);
}
