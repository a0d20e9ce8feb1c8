import { useEffect, useRef, useState } from 'react';
import { defaultPlanNeeds, pricingContent } from '~/content/products/pricing-content';
import { type PlanNeeds, parsePlanNeeds } from '~/domain/products/plan-choice';
import { paths } from '~/paths';
import { InvoicePreview } from './invoice-preview';
import { PlanNeedsFields } from './plan-needs-fields';
import { calculateYearlyInvoice } from './yearly-invoice';

/** Inputs on the left, the resulting invoice on the right. */
export function PriceCalculator({ needs: initialNeeds }: { needs: PlanNeeds }) {
  const formRef = useRef<HTMLFormElement>(null);
  const [needs, setNeeds] = useState(initialNeeds);
  /** `before` is what the URL holds. It follows the form, so that the link opens the same invoice. */
  const readForm = (before: PlanNeeds) => {
    if (!formRef.current) return;
    const entries = [...new FormData(formRef.current)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(entries);
    const entered = parsePlanNeeds(query, defaultPlanNeeds);
    setNeeds(entered);
    if (JSON.stringify(entered) !== JSON.stringify(before))
      history.replaceState(history.state, '', `${paths.pricing()}?${query}`);
  };
  const initialRead = useRef(() => readForm(initialNeeds));
  // The visitor may have moved a slider before the script loaded.
  useEffect(() => void initialRead.current(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-grout gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div className="lg:pe-14">
        <h1 className="max-w-[9ch]">{pricingContent.headline}</h1>
        <p className="mt-5 max-w-[32em] text-lg text-muted">{pricingContent.lead}</p>
        <PlanNeedsFields
          ref={formRef}
          initialNeeds={initialNeeds}
          needs={needs}
          onChange={() => readForm(needs)}
        />
      </div>
      <InvoicePreview invoice={calculateYearlyInvoice(needs)} needs={needs} />
    </div>
  );
}
