import type { ProductEventKind } from '~/domain/catalogue/product-event';
import type { ProductFormField } from '~/domain/catalogue/product-form';
import type { PublishIssue } from '~/domain/catalogue/staff-product';
import type { StockFormReason } from '~/domain/catalogue/stock';

export const PRODUCT_FIELD_LABELS: Readonly<Record<ProductFormField, string>> = {
  name: 'Name',
  subtitle: 'Subtitle',
  price: 'Price, Rs.',
  saleKind: 'Sale',
  saleValue: 'How much',
  saleFrom: 'First day',
  saleUntil: 'Last day',
  categoryId: 'Category',
  hsnCode: 'HSN code or SAC',
  gender: 'Made for',
  colors: 'Colours',
  sizes: 'Sizes',
  tag: 'Tag',
  description: 'Description',
  story: 'Story',
  care: 'Care',
  details: 'Details',
  featured: 'Featured',
  rank: 'Place in lists',
};

export const PRODUCT_EVENT_LABELS: Readonly<Record<ProductEventKind, string>> = {
  created: 'Created',
  edited: 'Changed',
  imported: 'Imported',
  published: 'Published',
  unpublished: 'Unpublished',
  pictures: 'Pictures changed',
  deleted: 'Deleted',
  restored: 'Restored as a draft',
};

export const STOCK_REASON_LABELS: Readonly<Record<StockFormReason, string>> = {
  delivery: 'Delivery: goods arrived',
  return: 'Return: a buyer sent goods back',
  damage: 'Damage: goods broke',
  loss: 'Loss: goods are gone',
  count: 'Count: exactly this many are there',
  correction: 'Correction of an earlier entry',
};

export const PUBLISH_ISSUES: Readonly<Record<PublishIssue, string>> = {
  category: 'a category',
  picture: 'a picture',
};
