import { sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';

/** Adds the units of an order to the stock. Locks products in the order of their ids, so that transactions cannot deadlock. */
export async function restockOrder(transaction: QueryBuilder, orderId: string): Promise<void> {
  await transaction.execute(sql`
    with returned as (
      select product_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by product_id
    ), locked as (
      select id from products where id in (select product_id from returned) order by id for update
    )
    update products set stock = stock + returned.quantity
    from returned join locked on locked.id = returned.product_id where products.id = locked.id`);
}
