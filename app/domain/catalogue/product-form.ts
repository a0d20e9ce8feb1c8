import { toRupeesString } from '../money/money';
import type { ProductInput } from './product-form-schema';

/** The fields of a product that staff edit, in the order of the form. Columns of the CSV have the same names. */
export const PRODUCT_FORM_FIELDS = [
  'name',
  'subtitle',
  'price',
  'saleKind',
  'saleValue',
  'saleFrom',
  'saleUntil',
  'categoryId',
  'hsnCode',
  'gender',
  'colors',
  'sizes',
  'tag',
  'description',
  'story',
  'care',
  'details',
  'featured',
  'rank',
] as const;
export type ProductFormField = (typeof PRODUCT_FORM_FIELDS)[number];
/** As typed: productFormSchema reads it. */
export type ProductFormValues = Record<ProductFormField, string>;

export const EMPTY_PRODUCT_FORM: ProductFormValues = {
  name: '',
  subtitle: '',
  price: '',
  saleKind: '',
  saleValue: '',
  saleFrom: '',
  saleUntil: '',
  categoryId: '',
  hsnCode: '',
  gender: '',
  colors: '',
  sizes: '',
  tag: '',
  description: '',
  story: '',
  care: '',
  details: '',
  featured: '',
  rank: '1000',
};

function formatSale({ sale }: ProductInput) {
  if (!sale) return { saleKind: '', saleValue: '', saleFrom: '', saleUntil: '' };
  return {
    saleKind: sale.type,
    saleValue: sale.type === 'amount' ? toRupeesString(sale.value) : String(sale.value / 100),
    saleFrom: sale.from ?? '',
    saleUntil: sale.until ?? '',
  };
}

/** The fields of a product as texts. productFormSchema reads the same product from them. */
export function formatProductForm(product: ProductInput): ProductFormValues {
  const { name, subtitle, description, categoryId, hsnCode, gender, tag } = product;
  return {
    name,
    subtitle,
    price: toRupeesString(product.price),
    ...formatSale(product),
    categoryId: categoryId ?? '',
    hsnCode: hsnCode ?? '',
    gender: gender ?? '',
    colors: product.colors.join(', '),
    sizes: product.sizes.join(', '),
    tag: tag ?? '',
    description,
    story: product.story.join('\n\n'),
    care: product.care.join('\n'),
    details: product.details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    featured: product.featured ? 'on' : '',
    rank: String(product.rank),
  };
}

/** The fields in which two products differ. */
export function compareProductForms(before: ProductFormValues, after: ProductFormValues) {
  return PRODUCT_FORM_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}
