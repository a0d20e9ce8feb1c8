import pictures from '~/assets/pictures.json';
import type {
  Gender,
  ListedProduct,
  Product,
  ProductImage,
  ProductVariant,
  Sale,
} from '~/domain/catalogue/product';
import { getShownStock } from '~/domain/catalogue/shown-stock';
import { paths } from '~/paths';
import type { ProductPicture } from '../db/schema/catalogue.server';

type Picture = Omit<ProductImage, 'alt'>;

const pictureByName = new Map<string, Picture>(
  Object.entries(pictures).map(([name, { src, width, height, tint }]) => [
    name,
    { src, width, height, tint },
  ]),
);

/** A picture by its name in app/assets/pictures.json. `undefined` for an unknown name. */
function resolvePicture(name: string): Picture | undefined {
  return pictureByName.get(name);
}

/** The path of an uploaded picture, without width and format. The id makes it unguessable and immutable. */
const toUploadedSrc = (id: string): string => `/uploads/${id}`;

/** A product as `productColumns` reads it. */
export interface ProductRow {
  id: string;
  name: string;
  subtitle: string;
  price: number;
  stock: number;
  /** Null for a product without variants. */
  variants: ProductVariant[] | null;
  sale_type: Sale['type'] | null;
  sale_discount: number | null;
  category_id: string | null;
  category_name: string | null;
  colors: string[];
  sizes: string[];
  gender: Gender | null;
  tag: string | null;
  description: string;
  images: ProductPicture[];
  review_count: number;
  review_stars: number;
}

/** The variants on offer as JSON, in no order. `id` is SQL for the id of the product. */
const selectVariants = (id: string) => `
  select coalesce(jsonb_agg(jsonb_build_object('color', v.color, 'size', v.size, 'stock', v.stock)), '[]')
  from product_variants v where v.product_id = ${id} and v.is_offered`;

/** For `from products p left join categories c on c.id = p.category_id`. */
export const productColumns = `p.id, p.name, p.subtitle, p.price, p.stock, p.sale_type, p.sale_discount, p.category_id,
  c.name as category_name, p.colors, p.sizes, p.gender, p.tag, p.description, p.images, p.review_count,
  p.review_stars::float8 as review_stars,
  case when has_variants(p.colors, p.sizes) then (${selectVariants('p.id')}) end as variants`;

/**
 * Selects each row as one JSON value, in the same order. A driver reads it in half the time of these columns, many of which are lists
 * or JSON.
 */
export const selectAsJson = (select: string) =>
  `select row_to_json(listed) as product from (${select}) as listed`;

/** A row of `selectAsJson`. */
export interface JsonRow {
  product: ProductRow;
}

/** The database stores basis points, so that sums contain no floats. ~/domain/pricing uses per cent. */
export function toSale(type: Sale['type'] | null, discount: number | null): Sale | undefined {
  if (type === null || discount === null) return undefined;
  return { type, discount: type === 'percent' ? discount / 100 : discount };
}

/** The columns of a sale. */
export function toSaleFields(sale: Sale | undefined): {
  saleType: Sale['type'] | null;
  saleDiscount: number | null;
} {
  if (!sale) return { saleType: null, saleDiscount: null };
  const { type, discount } = sale;
  return { saleType: type, saleDiscount: type === 'percent' ? Math.round(discount * 100) : discount };
}

/** Empty for a name that is not published. */
export function toImage({ name, alt, color, upload }: ProductPicture): ProductImage[] {
  const picture = upload ? { ...upload, src: toUploadedSrc(name) } : resolvePicture(name);
  return picture ? [{ ...picture, alt, ...(color && { color }) }] : [];
}

/** Converts a row to a domain Product (R-PRODUCT-1), with its exact stock. */
export function toProduct(row: ProductRow): Product {
  const sale = toSale(row.sale_type, row.sale_discount);
  const category =
    row.category_id !== null && row.category_name !== null
      ? { id: row.category_id, name: row.category_name }
      : undefined;
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    images: row.images.flatMap(toImage),
    ...(category && { categoryId: category.id, category }),
    stock: row.stock,
    ...(row.variants && { variants: row.variants }),
    ...(sale && { sale }),
    attributes: {
      colors: row.colors.map((name) => ({ name })),
      size: row.sizes,
      ...(row.gender && { gender: row.gender }),
    },
    ...(row.tag && { tag: row.tag }),
    review: { count: row.review_count, stars: row.review_stars },
    description: row.description,
    url: paths.shop.product(row.id),
  };
}

/** A product for pages. `stock` is the shown stock, so that no page reveals the exact one. The same for variants. */
export function toShownProduct(row: ProductRow): Product {
  const variants = row.variants?.map((variant) => ({ ...variant, stock: getShownStock(variant.stock) }));
  return { ...toProduct(row), stock: getShownStock(row.stock), ...(variants && { variants }) };
}

export function toListedProduct(row: ProductRow): ListedProduct {
  return { ...toShownProduct(row), subtitle: row.subtitle };
}
