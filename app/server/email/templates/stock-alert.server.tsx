import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { MutedParagraph, Paragraph } from '../components/text.server';

interface AlertedProduct {
  /** The name of the product. */
  product: string;
  /** `Ink, M`; empty for any variant. */
  options: string;
  /** The path that ends all alerts of the recipient. */
  leave: string;
}

const nameProduct = ({ product, options }: AlertedProduct) => (options ? `${product} (${options})` : product);

/** R-ALERT-1: to an unconfirmed email, with the link that confirms it. */
export function stockAlertConfirmation(data: AlertedProduct & { link: string }): EmailBody {
  const name = nameProduct(data);
  return {
    subject: `Notify you when ${data.product} is back?`,
    body: (
      <EmailFrame
        preview="Confirm, and you get one email when it is in stock again."
        heading="Notify you when it is back?"
        seed={`stock alert ${data.product}`}
        glazes={['marigold', 'peacock']}
        reason={
          <>
            You receive this email because this address was entered on the page of a sold-out product.{' '}
            <SiteLink href={data.leave}>No such emails to this address</SiteLink>
          </>
        }
      >
        <Paragraph>
          {name} is sold out. Confirm, and you get one email when it is in stock again. Then we delete your
          address.
        </Paragraph>
        <EmailButton href={data.link}>Yes, notify me</EmailButton>
        <MutedParagraph>If it was not you, you need not do anything.</MutedParagraph>
      </EmailFrame>
    ),
  };
}

/** R-ALERT-1: to a confirmed email that waited. */
export function stockAlert(data: AlertedProduct & { productId: string }): EmailBody {
  return {
    subject: `${data.product} is back`,
    body: (
      <EmailFrame
        preview="You asked us to notify you. First come, first served."
        heading="It is back"
        seed={`stock alert ${data.product}`}
        glazes={['jade', 'marigold']}
        reason={
          <>
            You receive this one email because you asked for it on the page of the product.{' '}
            <SiteLink href={data.leave}>No more of these emails</SiteLink>
          </>
        }
      >
        <Paragraph>
          {nameProduct(data)} is in stock again. It is not reserved: first come, first served.
        </Paragraph>
        <EmailButton href={paths.shop.product(data.productId)}>See it in the shop</EmailButton>
        <MutedParagraph>This is the only email: your request has been deleted.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
