import { adminPaths } from '~/content/admin/admin-paths';
import { BOOK_FACT_LABELS, formatBookValues } from '~/content/admin/book-texts';
import type { BookDifference } from '~/domain/books/book-difference';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { Facts } from '../components/facts.server';
import { Paragraph } from '../components/text.server';

interface BooksWarning {
  /** The number of all differences that the check found. */
  count: number;
  /** The first of the new differences. */
  found: BookDifference[];
}

/** "TS-2627-000042, Tax": the order or subject of a difference, and its fact. */
const toTerm = ({ fact, order, subject }: BookDifference): string =>
  [order, subject, BOOK_FACT_LABELS[fact]].filter(Boolean).join(', ');

function toValue(difference: BookDifference): string {
  const { recorded, expected } = formatBookValues(difference);
  return `${recorded} is recorded, ${expected} follows from the rows`;
}

/** To the owner: the check of the books found differences that it had not found before. */
export function booksWarning({ count, found }: BooksWarning): EmailBody {
  const heading = count === 1 ? 'The books have a difference' : `The books have ${count} differences`;
  return {
    subject: heading,
    body: (
      <EmailFrame
        preview="A recorded amount differs from the sum of its rows."
        heading={heading}
        seed={`books ${count}`}
        glazes={['vermilion', 'marigold']}
        reason="This address is named in the site’s settings as the address for orders."
      >
        <Paragraph>
          The check recomputed all orders, payments, documents and the stock. What is listed here is new. You
          will not get another email about it.
        </Paragraph>
        <Facts
          facts={found.map((difference) => ({ term: toTerm(difference), value: toValue(difference) }))}
        />
        <EmailButton href={adminPaths.books()}>Open the books</EmailButton>
      </EmailFrame>
    ),
  };
}
