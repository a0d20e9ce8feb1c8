import { LinkButton } from '~/ui/buttons/link-button';
import { describePresent, isPresentOpen, type ShownPresent } from './present-text';

interface PresentListProps {
  presents: readonly ShownPresent[];
  /** The page that changes them. Absent: they are only read. */
  href: string | undefined;
}

/** R-GIFT-7: the gift cards of an order that go to others, on its page. */
export function PresentList({ presents, href }: PresentListProps) {
  if (presents.length === 0) return null;
  const isOpen = presents.some(isPresentOpen);
  return (
    <section aria-labelledby="order-presents" className="grid gap-4">
      <h2 id="order-presents" className="text-h3">
        {presents.length === 1 ? 'Gift card for somebody else' : 'Gift cards for others'}
      </h2>
      <ul className="grid gap-grout">
        {presents.map((present) => (
          <li key={present.id} className="rounded-tile bg-surface px-5 py-4 wrap-anywhere">
            {describePresent(present)}
          </li>
        ))}
      </ul>
      {href && isOpen && (
        <LinkButton href={href} variant="quiet" className="justify-self-start print:hidden">
          Change recipient, message or day
        </LinkButton>
      )}
      <p className="text-sm text-muted">
        Only their email contains the code.{isOpen && ' We email you when it has been sent.'}
      </p>
    </section>
  );
}
