import { useEffect, useRef, useState } from 'react';
import { defaultPlanNeeds, pricingContent } from '~/content/products/pricing-content';
import { type PlanNeeds, parsePlanNeeds } from '~/domain/products/plan-choice';
import { paths } from '~/paths';
import { InvoicePreview } from './invoice-preview';
import { PlanNeedsFields } from './plan-needs-fields';
import { calculateYearlyInvoice } from './yearly-invoice';

/** What is needed on the left, and what it costs on the right, as it would stand on the invoice. */
export function PriceCalculator({ needs: first }: { needs: PlanNeeds }) {
  const fields = useRef<HTMLFormElement>(null);
  const [needs, setNeeds] = useState(first);
  const readFields = () => {
    if (!fields.current) return;
    const entries = [...new FormData(fields.current)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(entries);
    setNeeds(parsePlanNeeds(query, defaultPlanNeeds));
    return query;
  };
  const onChange = () => {
    const query = readFields();
    if (query) history.replaceState(history.state, '', `${paths.pricing()}?${query}`);
  };
  const catchUp = useRef(readFields);
  // Something may have been moved before the script arrived.
  useEffect(() => void catchUp.current(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-grout gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div className="lg:pe-14">
        <h1 className="max-w-[9ch]">{pricingContent.headline}</h1>
        <p className="mt-5 max-w-[32em] text-lg text-muted">{pricingContent.lead}</p>
        <PlanNeedsFields ref={fields} initialNeeds={first} needs={needs} onChange={onChange} />
      </div>
      <InvoicePreview invoice={calculateYearlyInvoice(needs)} needs={needs} />
    </div>
  );
}
