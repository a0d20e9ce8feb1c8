import { paths } from '~/paths';
import type { TemplateSample } from './sample.server';

const id = '01990000-0000-7000-8000-00000000002c';

const createLink = (purpose: 'confirm' | 'leave') => paths.newsletterLink(purpose, id, 'only-a-sample');

export const newsletterSamples: readonly TemplateSample[] = [
  {
    name: 'newsletter-confirmation',
    occasion: 'An address typed into the newsletter’s form',
    content: { template: 'newsletter-confirmation', data: { link: createLink('confirm') } },
  },
  {
    name: 'newsletter-welcome',
    occasion: 'A subscription that was confirmed',
    content: { template: 'newsletter-welcome', data: { leave: createLink('leave') } },
  },
  {
    name: 'newsletter-edition',
    occasion: 'An edition of the newsletter',
    content: {
      template: 'newsletter-edition',
      data: {
        number: 3,
        subject: 'What a fair shuffle costs',
        introduction:
          'Two articles from November: one about chance, one about what we removed.\n\nReply to this email to reach us.',
        articles: [
          {
            title: 'How we draw lots',
            author: 'Devika Rao',
            readingMinutes: 6,
            summary:
              'A draw that nobody has to believe: how the order follows from numbers that everybody can check.',
            path: `${paths.journal()}?newsletter=3`,
          },
          {
            title: 'The features we took out',
            author: 'Kabir Anand',
            readingMinutes: 1,
            summary:
              'Each of them worked. What we learned from the people who used them, and how we told them.',
            path: `${paths.journal()}?newsletter=3`,
          },
        ],
        leave: createLink('leave'),
      },
    },
  },
];
