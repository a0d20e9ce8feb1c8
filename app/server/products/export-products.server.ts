import { and, gt, inArray, ne } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { PRODUCT_CSV_COLUMNS, toProductCells } from '~/domain/catalogue/product-csv';
import { formatProductForm } from '~/domain/catalogue/product-form';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { products, productVariants } from '../db/schema/catalogue.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { toIsoDay } from '../iso-day.server';
import { toProductForm } from './product-columns.server';

/** Rows that are in memory at a time. */
const BATCH = 500;

/** Reads batch after batch, each from where the former one ended. */
async function* writeRows(db: QueryBuilder): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(PRODUCT_CSV_COLUMNS);
  for (let last = ''; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(and(ne(products.state, 'deleted'), gt(products.id, last)))
      .orderBy(products.id)
      .limit(BATCH);
    const ids = rows.map(({ id }) => id);
    const { productId, isOffered, color, size } = productVariants;
    const variants = await db
      .select()
      .from(productVariants)
      .where(and(inArray(productId, ids), isOffered))
      .orderBy(productId, color, size);
    const byProduct = Map.groupBy(variants, (variant) => variant.productId);
    yield rows
      .map((row) => ({ ...row, variants: byProduct.get(row.id) ?? [] }))
      .map((row) => formatCsvRow(toProductCells(row.id, formatProductForm(toProductForm(row)), row)))
      .join('');
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** All products as CSV; the import reads it. Throws NotAllowedError. */
export function exportProducts({ db, clock }: ServiceDeps, { user }: SignedIn): StreamedFile {
  requirePermission(user, 'products.manage');
  return { name: `products-${toIsoDay(clock())}.csv`, content: createTextStream(writeRows(db)) };
}
