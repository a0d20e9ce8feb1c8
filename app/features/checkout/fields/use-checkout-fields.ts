import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckoutOutcome } from '../submission/checkout-outcome';
import {
  type CheckoutValues,
  checkoutFieldId,
  type FieldIssues,
  type GetCheckoutField,
  readCheckoutValues,
} from './checkout-fields';
import { focusFirstInvalidField } from './focus-first-invalid-field';
import type { ParsedCheckout } from './parse-checkout';

const faultsOf = (outcome: CheckoutOutcome | undefined): FieldIssues =>
  outcome?.kind === 'invalid' ? outcome.issues : {};

const valuesOf = (outcome: CheckoutOutcome | undefined, offered: CheckoutValues): CheckoutValues =>
  outcome && 'values' in outcome ? outcome.values : offered;

/**
 * The fields of the form with what is wrong with them. The server always checks. The browser checks as well, from the
 * first sending on; its rules weigh as much as half the page and are fetched when somebody begins to fill it in.
 */
export function useCheckoutFields(outcome: CheckoutOutcome | undefined, offered: CheckoutValues) {
  const [seen, setSeen] = useState(outcome);
  const [faults, setFaults] = useState(faultsOf(outcome));
  const [rules, setRules] = useState<{ parseCheckout: (values: CheckoutValues) => ParsedCheckout }>();
  const isAsked = useRef(false);
  const wasSent = useRef(outcome !== undefined);

  if (seen !== outcome) {
    setSeen(outcome);
    setFaults(faultsOf(outcome));
  }

  const fetchRules = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./parse-checkout').then(setRules, () => {
      isAsked.current = false;
    });
  };

  /** Whether the form may be sent, as far as the browser knows. Leads to the first fault. */
  const check = (form: HTMLFormElement): boolean => {
    wasSent.current = true;
    const found = rules ? faultsIn(rules.parseCheckout(readCheckoutValues(new FormData(form)))) : {};
    flushSync(() => setFaults(found));
    const isRight = Object.keys(found).length === 0;
    if (!isRight) focusFirstInvalidField(form);
    return isRight;
  };

  const checkAgain = (form: HTMLFormElement) => {
    if (!wasSent.current || !rules) return;
    setFaults(faultsIn(rules.parseCheckout(readCheckoutValues(new FormData(form)))));
  };

  const values = valuesOf(outcome, offered);
  const field: GetCheckoutField = (name) => ({
    id: checkoutFieldId(name),
    name,
    value: values[name],
    errors: faults[name],
  });
  return { field, faults, fetchRules, check, checkAgain };
}

function faultsIn(parsed: ParsedCheckout): FieldIssues {
  return 'issues' in parsed ? parsed.issues : {};
}
