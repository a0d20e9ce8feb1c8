import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import type { CheckoutOutcome } from '../submission/checkout-outcome';
import {
  type CheckoutValues,
  type FieldIssues,
  type GetCheckoutField,
  getCheckoutFieldId,
  readCheckoutValues,
} from './checkout-fields';
import type { ParsedCheckout, parseCheckout } from './parse-checkout';

const getIssues = (outcome: CheckoutOutcome | undefined): FieldIssues =>
  outcome?.kind === 'invalid' ? outcome.issues : {};

/** Only the server knows discount codes: its issue stays until another code is typed. */
const getCodeIssue = (outcome: CheckoutOutcome | undefined, { discountCode }: CheckoutValues): FieldIssues =>
  outcome?.kind === 'invalid' && outcome.values.discountCode === discountCode
    ? { discountCode: outcome.issues.discountCode }
    : {};

/** Zod reads its settings when a schema is made, so that they are loaded before. */
const importRules = () => import('~/domain/forms/zod-settings').then(() => import('./parse-checkout'));

/**
 * The fields of the form with their issues. The server always validates. The browser validates from the first submission
 * on; its schema is as large as half the page, so it is loaded when the form gets the focus.
 */
export function useCheckoutFields(
  outcome: CheckoutOutcome | undefined,
  values: CheckoutValues,
  needs: DeliveryNeeds,
) {
  const [previousOutcome, setPreviousOutcome] = useState(outcome);
  const [issues, setIssues] = useState(getIssues(outcome));
  const [rules, setRules] = useState<{ parseCheckout: typeof parseCheckout }>();
  const isLoadingRules = useRef(false);
  const isSubmitted = useRef(outcome !== undefined);

  if (previousOutcome !== outcome) {
    setPreviousOutcome(outcome);
    setIssues(getIssues(outcome));
  }

  const loadRules = () => {
    if (isLoadingRules.current) return;
    isLoadingRules.current = true;
    importRules().then(setRules, () => {
      isLoadingRules.current = false;
    });
  };

  /** Returns whether the browser finds no issue, and focuses the first invalid field. */
  const validate = (form: HTMLFormElement): boolean => {
    isSubmitted.current = true;
    const newIssues = rules
      ? listIssues(rules.parseCheckout(readCheckoutValues(new FormData(form)), needs))
      : {};
    flushSync(() => setIssues(newIssues));
    const isValid = Object.keys(newIssues).length === 0;
    if (!isValid) focusFirstInvalidField(form);
    return isValid;
  };

  const revalidate = (form: HTMLFormElement) => {
    if (!isSubmitted.current || !rules) return;
    const typed = readCheckoutValues(new FormData(form));
    setIssues({ ...getCodeIssue(outcome, typed), ...listIssues(rules.parseCheckout(typed, needs)) });
  };

  const field: GetCheckoutField = (name) => ({
    id: getCheckoutFieldId(name),
    name,
    value: values[name],
    errors: issues[name],
  });
  return { field, issues, loadRules, validate, revalidate };
}

function listIssues(parsed: ParsedCheckout): FieldIssues {
  return 'issues' in parsed ? parsed.issues : {};
}

/** Focuses the first invalid field, and opens the `details` around it. */
export function focusFirstInvalidField(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const details = invalid?.closest('details');
  if (details) details.open = true;
  const control = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid;
  control?.focus();
}
