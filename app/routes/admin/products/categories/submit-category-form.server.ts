import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import { categoryFormSchema } from '~/domain/catalogue/category-form-schema';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { DeleteCategoryResult } from '~/server/products/categories.server';
import type { ProductManagement } from '~/server/products/product-management.server';
import { deletedMeanwhile } from '../../deleted-meanwhile.server';

export interface ShownCategoryForm {
  kind: 'shown';
  status: 400 | 409;
  lastResult?: SubmissionResult<string[]>;
  /** Why nothing was done. */
  issue?: string;
}

type Outcome = { kind: 'done'; done: 'saved' | 'unchanged' | 'deleted' } | ShownCategoryForm;

type Refusal = Extract<DeleteCategoryResult, { kind: 'refused' }>['reason'];

const REFUSALS: Readonly<Record<Refusal, string>> = {
  published: 'Products in the shop are in this category. Give them another one first.',
  ordered: 'A product of this category is in an order that is not paid or not delivered yet.',
  discount: 'A discount code is for this category. Change or delete the code first.',
  fixed: 'Seats and gift cards are in this category: it cannot be deleted.',
};

const CHANGED =
  'A colleague has changed this category. Below is what you typed: if you save it, it replaces theirs.';

async function remove(
  products: ProductManagement,
  actor: SignedIn,
  target: { id: string; version: number },
): Promise<Outcome> {
  const result = await products.deleteCategory(actor, target);
  switch (result.kind) {
    case 'deleted':
      return { kind: 'done', done: 'deleted' };
    case 'unknown':
      throw data(null, { status: 404 });
    case 'refused':
      return { kind: 'shown', status: 409, issue: REFUSALS[result.reason] };
    case 'conflict':
      return {
        kind: 'shown',
        status: 409,
        issue: 'A colleague has changed this category. It was not deleted.',
      };
  }
}

/** Saves or deletes a category, as the field `intent` says. */
export async function submitCategoryForm(
  products: ProductManagement,
  actor: SignedIn,
  { id, form }: { id: string; form: FormData },
): Promise<Outcome> {
  if (readFieldText(form, 'intent') === 'delete')
    return remove(products, actor, { id, version: readVersion(form) });
  const submission = parseWithZod(form, { schema: categoryFormSchema });
  if (submission.status !== 'success') return { kind: 'shown', status: 400, lastResult: submission.reply() };
  const result = await products.changeCategory(actor, { id, form: submission.value });
  switch (result.kind) {
    case 'unknown':
      throw deletedMeanwhile(form);
    case 'conflict':
      return { kind: 'shown', status: 409, lastResult: submission.reply(), issue: CHANGED };
    case 'taken': {
      const fieldErrors = { name: ['There is a category with this name.'] };
      return { kind: 'shown', status: 409, lastResult: submission.reply({ fieldErrors }) };
    }
    default:
      return { kind: 'done', done: result.kind };
  }
}
