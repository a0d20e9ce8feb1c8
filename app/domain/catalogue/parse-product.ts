import { isNumberUpTo, isWholeNumber, parseList, parseRecord, parseText } from '../json/parse-unknown';
import { MAX_UNIT_PRICE } from '../money/money';
import { GENDERS, type Product, type ProductAttributes, type ProductImage, type Sale } from './product';

/** A path of this site: it starts with one slash. Two slashes would name another host. */
function parsePath(value: unknown): string | undefined {
  const path = parseText(value);
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function parseImage(value: unknown): ProductImage | undefined {
  const image = parseRecord(value);
  const src = parsePath(image?.src);
  const tint = parseText(image?.tint, 60);
  if (!image || !src || !tint || typeof image.alt !== 'string') return undefined;
  if (!isWholeNumber(image.width, 20_000) || !isWholeNumber(image.height, 20_000)) return undefined;
  const color = parseText(image.color);
  return { src, width: image.width, height: image.height, alt: image.alt, tint, ...(color && { color }) };
}

/** At most two decimals: `priceCart` throws for more. */
function isPercentage(value: unknown): value is number {
  return isNumberUpTo(value, 100) && Math.round(value * 100) / 100 === value;
}

function parseSale(value: unknown): Sale | undefined {
  const sale = parseRecord(value);
  if (sale?.type === 'amount' && isWholeNumber(sale.discount)) {
    return { type: 'amount', discount: sale.discount };
  }
  if (sale?.type === 'percent' && isPercentage(sale.discount)) {
    return { type: 'percent', discount: sale.discount };
  }
  return undefined;
}

function parseNamed(value: unknown): { name: string } | undefined {
  const name = parseText(parseRecord(value)?.name);
  return name ? { name } : undefined;
}

function parseCategory(value: unknown): { id: string; name: string } | undefined {
  const id = parseText(parseRecord(value)?.id);
  const named = parseNamed(value);
  return id && named ? { id, ...named } : undefined;
}

function parseAttributes(value: unknown): ProductAttributes | undefined {
  const attributes = parseRecord(value);
  const colors = parseList(attributes?.colors, parseNamed);
  const size = parseList(attributes?.size, (entry) => parseText(entry));
  if (!attributes || !colors || !size) return undefined;
  const gender = GENDERS.find((known) => known === attributes.gender);
  return { colors, size, ...(gender && { gender }) };
}

function parseReview(value: unknown): Product['review'] | undefined {
  const review = parseRecord(value);
  if (!review || !isWholeNumber(review.count) || !isNumberUpTo(review.stars, 5)) return undefined;
  return { count: review.count, stars: review.stars };
}

/**
 * R-PRODUCT-1: a product snapshot from storage or markup. It is rebuilt field by field, so unknown fields are dropped.
 * `undefined` when a required field or the sale is invalid: without its sale the product would show a wrong price. Other
 * invalid optional fields are dropped. Never throws.
 */
export function parseProduct(value: unknown): Product | undefined {
  const stored = parseRecord(value);
  const id = parseText(stored?.id, 100);
  const name = parseText(stored?.name);
  const url = parsePath(stored?.url);
  const attributes = parseAttributes(stored?.attributes);
  const review = parseReview(stored?.review);
  const images = parseList(stored?.images, parseImage);
  if (!stored || !id || !name || !url || !attributes || !review || !images) return undefined;
  if (!isWholeNumber(stored.price, MAX_UNIT_PRICE) || !isWholeNumber(stored.stock)) return undefined;
  if (typeof stored.description !== 'string') return undefined;

  const sale = parseSale(stored.sale);
  if (stored.sale !== undefined && !sale) return undefined;
  const categoryId = parseText(stored.categoryId, 100);
  const category = parseCategory(stored.category);
  const tag = parseText(stored.tag);
  return {
    id,
    name,
    price: stored.price,
    images,
    ...(categoryId && { categoryId }),
    ...(category && { category }),
    stock: stored.stock,
    ...(sale && { sale }),
    attributes,
    ...(tag && { tag }),
    review,
    description: stored.description,
    url,
  };
}
