import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { z } from 'zod';
import { PUBLISH_ISSUES } from '~/content/admin/product-labels';
import type { SignedIn } from '~/domain/auth/session';
import { addPictureSchema, picturesFormSchema } from '~/domain/catalogue/picture-form-schema';
import type { ProductEvent } from '~/domain/catalogue/product-event';
import { productFormSchema } from '~/domain/catalogue/product-form-schema';
import type { PublishIssue, StockMovement } from '~/domain/catalogue/staff-product';
import { PRODUCT_STATES } from '~/domain/catalogue/staff-product-query';
import { stockFormSchema } from '~/domain/catalogue/stock-form-schema';
import { versionField } from '~/domain/forms/hidden-fields';
import type { ProductFormState } from '~/features/admin-products/form-state';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { ProductManagement } from '~/server/products/product-management.server';

export type Done = 'saved' | 'unchanged' | 'published' | 'unpublished' | 'deleted' | 'pictures' | 'stock';

export type ProductFormResult =
  | { kind: 'done'; done: Done }
  | { kind: 'rejected'; state: ProductFormState; status: 400 | 409 };

type Outcome =
  | { done: Done }
  | { events: readonly ProductEvent[] }
  | { movements: readonly StockMovement[] }
  /** Without a field, it is about the whole form. */
  | { issue: string; field?: string };

interface ProductRequest {
  products: ProductManagement;
  actor: SignedIn;
  id: string;
}

const versionSchema = z.object({ version: versionField });
const stateSchema = versionSchema.extend({
  state: z.enum(PRODUCT_STATES, { error: 'Please choose a state.' }),
});

/** Validates a form and gives its values to `perform`. A form that is not accepted is shown again with its values (R-ADMIN-2). */
async function submit<Schema extends z.ZodType>(
  intent: ProductFormState['intent'],
  form: FormData,
  schema: Schema,
  perform: (values: z.output<Schema>) => Promise<Outcome>,
): Promise<ProductFormResult> {
  const submission = parseWithZod(form, { schema });
  const hideFields = ['file'];
  const reject = (
    reply: Parameters<typeof submission.reply>[0],
    rest: { status: 400 | 409 } & Pick<ProductFormState, 'events' | 'movements'>,
  ): ProductFormResult => {
    const { status, ...shown } = rest;
    const lastResult = submission.reply({ ...reply, hideFields });
    return { kind: 'rejected', state: { intent, lastResult, ...shown }, status };
  };
  if (submission.status !== 'success') return reject({}, { status: 400 });
  const outcome = await perform(submission.value);
  if ('done' in outcome) return { kind: 'done', done: outcome.done };
  if ('events' in outcome || 'movements' in outcome) return reject({}, { status: 409, ...outcome });
  const { issue, field } = outcome;
  return reject(field ? { fieldErrors: { [field]: [issue] } } : { formErrors: [issue] }, { status: 409 });
}

const listIssues = (issues: readonly PublishIssue[]) =>
  issues.map((issue) => PUBLISH_ISSUES[issue]).join(', and ');

async function save({ products, actor, id }: ProductRequest, form: FormData): Promise<ProductFormResult> {
  const version = versionSchema.safeParse({ version: readFieldText(form, 'version') || undefined });
  if (!version.success) throw data(null, { status: 400 });
  return submit('save', form, productFormSchema, async (values) => {
    const result = await products.saveProduct(actor, { id, ...version.data, form: values });
    switch (result.kind) {
      case 'unknown':
        throw data(null, { status: 404 });
      case 'conflict':
        return { events: result.events };
      case 'unknown-category':
        return { issue: 'This category no longer exists.', field: 'categoryId' };
      case 'other-delivery':
        return {
          issue:
            'A product in the shop cannot move into or out of the events: its open orders would be delivered in another way. Please add a new product.',
          field: 'categoryId',
        };
      case 'open-orders':
        return {
          issue:
            'Orders of this product are not paid or not delivered yet. It moves into or out of the events when they are: tickets are issued when an order is paid. Or add a new product.',
          field: 'categoryId',
        };
      case 'incomplete':
        return {
          issue: `A product in the shop needs ${listIssues(result.issues)}.`,
          ...(result.issues.includes('category') && { field: 'categoryId' }),
        };
      default:
        return { done: result.kind };
    }
  });
}

const setState = ({ products, actor, id }: ProductRequest, form: FormData) =>
  submit('state', form, stateSchema, async (values) => {
    const result = await products.setProductState(actor, { id, ...values });
    switch (result.kind) {
      case 'unknown':
        throw data(null, { status: 404 });
      case 'conflict':
        return { events: result.events };
      case 'incomplete':
        return {
          issue: `Before it can be published, it needs ${listIssues(result.issues)}.`,
        };
      case 'in-shop':
        return { issue: 'Please unpublish the product before you delete it.' };
      default:
        return { done: values.state === 'draft' ? 'unpublished' : values.state };
    }
  });

const addPicture = ({ products, actor, id }: ProductRequest, form: FormData) =>
  submit('add-picture', form, addPictureSchema, async (values) => {
    const result = await products.addPicture(actor, { id, ...values });
    switch (result.kind) {
      case 'unknown':
        throw data(null, { status: 404 });
      case 'conflict':
        return { events: result.events };
      case 'refused':
        return { issue: result.issue, field: 'file' };
      case 'too-many':
        return { issue: 'A product has 12 pictures at most.', field: 'file' };
      case 'running':
      case 'full':
        return { issue: 'Other pictures are being read. Please send it again in a moment.', field: 'file' };
      default:
        return { done: 'pictures' };
    }
  });

const changePictures = ({ products, actor, id }: ProductRequest, form: FormData) =>
  submit('pictures', form, picturesFormSchema, async (values) => {
    const result = await products.changePictures(actor, { id, ...values });
    switch (result.kind) {
      case 'unknown':
        throw data(null, { status: 404 });
      case 'conflict':
        return { events: result.events };
      case 'last':
        return {
          issue: 'A product in the shop needs a picture. Add another one before you remove this one.',
        };
      case 'unchanged':
        return { done: 'unchanged' };
      default:
        return { done: 'pictures' };
    }
  });

const changeStock = ({ products, actor, id }: ProductRequest, form: FormData) =>
  submit('stock', form, stockFormSchema, async (values) => {
    const result = await products.changeStock(actor, { ...values, id, version: readVersion(form) });
    switch (result.kind) {
      case 'unknown':
        throw data(null, { status: 404 });
      case 'no-variant':
        return { issue: 'Please choose the variant.', field: 'variant' };
      case 'too-few':
        return { issue: `There are only ${result.stock}.`, field: 'units' };
      case 'conflict':
        return { movements: result.movements };
      case 'unchanged':
        return { done: 'unchanged' };
      default:
        return { done: 'stock' };
    }
  });

const HANDLERS = {
  save,
  state: setState,
  'add-picture': addPicture,
  pictures: changePictures,
  stock: changeStock,
};

const isIntent = (text: string): text is ProductFormState['intent'] => Object.hasOwn(HANDLERS, text);

/** Does what a form of a product's page asks for. Throws a response for other forms and an unknown product. */
export function submitProductForm(request: ProductRequest, form: FormData): Promise<ProductFormResult> {
  const intent = readFieldText(form, 'intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return HANDLERS[intent](request, form);
}
