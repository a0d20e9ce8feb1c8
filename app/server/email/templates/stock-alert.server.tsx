import { paths } from '~/paths';
import { EmailButton } from '../components/email-button.server';
import { EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { MutedParagraph, Paragraph } from '../components/text.server';
import type { EmailBody } from '../email-body.server';

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
    subject: `Shall we write when ${data.product} is back?`,
    body: (
      <EmailFrame
        preview="Press the button, and you get one mail when it is in stock again."
        heading="Shall we write when it is back?"
        seed={`stock alert ${data.product}`}
        glazes={['marigold', 'peacock']}
        reason={
          <>
            You receive this email because this address was entered in our shop, beside a product that is sold out.{' '}
            <SiteLink href={data.leave}>No such mails to this address</SiteLink>
          </>
        }
      >
        <Paragraph>
          {name} is sold out. Press the button, and you get one mail as soon as it is in stock again. After
          it, the address is deleted.
        </Paragraph>
        <EmailButton href={data.link}>Yes, notify me</EmailButton>
        <MutedParagraph>Was it not you? Then do nothing: no other mail comes.</MutedParagraph>
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
        preview="You asked us to say so. First come, first served."
        heading="It is back"
        seed={`stock alert ${data.product}`}
        glazes={['jade', 'marigold']}
        reason={
          <>
            You receive this one email because you asked for it on the page of the product.{' '}
            <SiteLink href={data.leave}>No more of these mails</SiteLink>
          </>
        }
      >
        <Paragraph>
          {nameProduct(data)} is in stock again. Nothing is put aside: the first order gets it.
        </Paragraph>
        <EmailButton href={paths.shop.product(data.productId)}>See it in the shop</EmailButton>
        <MutedParagraph>We wrote once and deleted your request with it.</MutedParagraph>
      </EmailFrame>
    ),
  };
}
