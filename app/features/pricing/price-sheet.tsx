import { useEffect, useRef, useState } from 'react';
import { pricingPage, usualNeeds } from '~/content/pricing';
import { type PlanNeeds, planNeedsFrom } from '~/domain/plan-choice';
import { paths } from '~/paths';
import { InvoicePaper } from './invoice-paper';
import { NeedsFields } from './needs-fields';
import { yearInvoice } from './year-invoice';

/** What is needed on the left, and what it costs on the right, as it would stand on the invoice. */
export function PriceSheet({ needs: first }: { needs: PlanNeeds }) {
  const fields = useRef<HTMLFormElement>(null);
  const [needs, setNeeds] = useState(first);
  const readFields = () => {
    if (!fields.current) return;
    const entries = [...new FormData(fields.current)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(entries);
    setNeeds(planNeedsFrom(query, usualNeeds));
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
        <h1 className="max-w-[9ch]">{pricingPage.headline}</h1>
        <p className="mt-5 max-w-[32em] text-lg text-muted">{pricingPage.lead}</p>
        <NeedsFields ref={fields} first={first} needs={needs} onChange={onChange} />
      </div>
      <InvoicePaper invoice={yearInvoice(needs)} needs={needs} />
    </div>
  );
}
