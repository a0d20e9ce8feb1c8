import type { EditionArticle, EditionContent } from '~/domain/newsletter/edition';
import { pluralise } from '~/domain/text/pluralise';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { styles } from '../components/styles.server';
import { Lines, MutedParagraph, Paragraph } from '../components/text.server';

interface Edition extends EditionContent {
  /** The path of the link that unsubscribes. Absent in a preview and in a test to staff. */
  leave?: string | undefined;
}

/** The text beside the subject in an inbox. */
const toPreview = ({ introduction, articles }: EditionContent) =>
  introduction ? introduction.split('\n', 1).join('') : articles.map(({ title }) => title).join(' · ');

function ArticleEntry({
  article: { title, summary, author, readingMinutes, path },
}: {
  article: EditionArticle;
}) {
  return (
    <>
      <h2 className="m-text" style={styles.articleTitle}>
        <SiteLink href={path}>{title}</SiteLink>
      </h2>
      <Paragraph>{summary}</Paragraph>
      <MutedParagraph>
        {author}, {pluralise(readingMinutes, 'minute')}
      </MutedParagraph>
    </>
  );
}

/** R-NEWSLETTER-1: an edition of the newsletter, to a subscriber or as a test to staff. */
export function newsletterEdition(edition: Edition): EmailBody {
  const { number, subject, introduction, articles, leave } = edition;
  return {
    subject,
    body: (
      <EmailFrame
        preview={toPreview(edition)}
        heading={subject}
        seed={`newsletter ${number}`}
        glazes={['jade', 'marigold']}
        reason={
          leave === undefined ? (
            'You see this as staff. In the email to a subscriber, the link that unsubscribes is here.'
          ) : (
            <>
              You receive this email because you said yes to our newsletter.{' '}
              <SiteLink href={leave}>Unsubscribe</SiteLink>
            </>
          )
        }
      >
        {introduction
          .split(/\n{2,}/)
          .filter(Boolean)
          .map((paragraph) => (
            <Paragraph key={paragraph}>
              <Lines>{paragraph}</Lines>
            </Paragraph>
          ))}
        {articles.map((article) => (
          <ArticleEntry key={article.path} article={article} />
        ))}
      </EmailFrame>
    ),
  };
}
