import { companyServices } from '~/content/services/company-services';
import { getOpenHackathon } from '~/content/services/hackathon-events';
import { seatCancelDays } from '~/content/shop/event-dates';
import { formatMoney } from '~/domain/money/money';
import { paths } from '~/paths';
import { site } from '~site';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

const emailLink = (address: string) => link(address, `mailto:${address}`);
const workshopSeat = link('the workshop seat', paths.shop.product('workshop-ticket'));
const winterSeat = link('Winter Build seat', paths.shop.product('hackathon-ticket'));

const winterBuild = getOpenHackathon('winter-build-2026');
const findService = (id: (typeof companyServices)[number]['id']) =>
  companyServices.find((service) => service.id === id);
const workshops = findService('professional-training-workshops');
const hackathons = findService('hackathon-organization');
const from = (service: (typeof companyServices)[number] | undefined) =>
  service
    ? `${formatMoney(service.startingPrice.price, site.currency.label)} buys ${service.startingPrice.buys}`
    : '';

export const seatsHelp: HelpCategory = {
  id: 'seats',
  name: 'Workshops and hackathons',
  lead: 'Seats, dates, and what to bring',
  articles: [
    {
      slug: 'winter-build',
      question: 'What do I get with a seat at Winter Build?',
      short:
        'A place at our open winter hackathon, seven meals from Friday dinner to Sunday lunch, a bed roll, a shirt in your size and a steel bottle.',
      keywords: 'winter build hackathon pune december ticket seat meals age bring included price',
      sections: [
        section(
          'When and where',
          table(
            'Winter Build 2026',
            ['What', 'In 2026'],
            ['Days', 'Friday 11 December, 17:00, to Sunday 13 December 2026, 17:00'],
            ['Place', `${winterBuild.venue}, ${winterBuild.city}`],
            ['Theme', winterBuild.theme],
            ['Tracks', winterBuild.tracks.join(', ')],
            ['Seats', `${winterBuild.seats}`],
          ),
          drawing('weekend', 'Forty-eight hours. At the lit ones something happens for everybody.'),
        ),
        section(
          'Who can come',
          list(
            'Anybody from 18, or from 16 with a guardian’s letter.',
            'Teams of two to four, one seat each. Alone is fine, too: you find a team on Friday.',
            'No entry test, and no need to have been to one before.',
          ),
        ),
        section(
          'How to get a seat',
          steps(
            ['Open the ', winterSeat, ' in the shop and choose the size of your shirt.'],
            'Order it like anything else. Nothing travels by post.',
            'On Friday, show the QR code of your ticket: it is on the page of your order, on the phone or printed.',
          ),
        ),
      ],
      related: ['cannot-afford-the-seat', 'cancel-a-seat', 'find-a-team'],
    },
    {
      slug: 'cannot-afford-the-seat',
      question: 'I am a student and cannot pay for the seat',
      short:
        'Write to us and you get it. There is no form and no reason to give; the fee exists so that people who sign up also come.',
      keywords: 'free student scholarship cannot pay afford money discount fee waiver hackathon',
      sections: [
        section(
          'What to write',
          paragraph(
            'One line to ',
            emailLink(site.emails.hackathons),
            ': your name, your college, the size of your shirt, and that you would like to come. If you have a team already, its name. That is all we need, and we do not keep it for anything else.',
          ),
        ),
        section(
          'What the fee is',
          paragraph(
            'What the food costs. We introduced it in 2023 so that people who sign up also come; since then nine in ten do. It was never meant to keep anybody away.',
          ),
        ),
        section(
          'Travel and a bed',
          list(
            'You can sleep at the venue: a bed roll is part of the seat.',
            'All meals from Friday dinner to Sunday lunch are, too.',
            'Travel is not. If the fare is what stops you, say so in the same line, and ask your college as well: others may be coming from there.',
          ),
          note(
            'A seat you cannot use helps somebody else if you tell us. Until the Friday noon it can also be passed on within your team.',
          ),
        ),
      ],
      related: ['winter-build', 'cancel-a-seat'],
    },
    {
      slug: 'cancel-a-seat',
      question: 'Can I cancel a seat, or pass it on?',
      short:
        'Both. Each seat’s product page says until when there is a full refund; after that you can still give it to somebody else.',
      keywords: 'cancel seat refund transfer pass on name change ticket workshop hackathon cannot come',
      sections: [
        section(
          'The dates',
          table(
            'Until when a seat can be cancelled or passed on',
            ['Seat', 'Full refund until', 'Pass it on until'],
            ['Winter Build 2026', seatCancelDays.hackathon, 'Friday noon, to a team mate'],
            [
              'Workshop “Testing what matters”, 21 January 2027',
              seatCancelDays.workshop,
              'The morning itself',
            ],
          ),
        ),
        section(
          'How to do it',
          steps(
            'To cancel, open the page of your order and choose “Cancel this order”. No reason is needed. The tickets become invalid at once, and the money goes back the way it came.',
            'To pass it on, open “Show or print the ticket” there and write the name of the new guest on it. The ticket with its QR code is all that counts at the entrance.',
            [
              'Only one of several seats, or another size of the shirt for Winter Build? Write to ',
              emailLink(site.emails.orders),
              ' with the number of your order.',
            ],
          ),
        ),
        section(
          'What counts',
          paragraph(
            'Later seats will have other dates. What stands on the product page of a seat on the day you buy it is what counts for it: see ',
            workshopSeat,
            ' and the ',
            winterSeat,
            '. Please give an email address at the checkout that you read.',
          ),
        ),
      ],
      related: ['cancel-an-order', 'winter-build', 'before-a-workshop'],
    },
    {
      slug: 'before-a-workshop',
      question: 'What do I bring to a workshop?',
      short:
        'A laptop that runs your own code, a repository that you may show to a colleague, and the bug you remember best.',
      keywords:
        'workshop prepare bring laptop level prerequisites training testing bengaluru time place food',
      sections: [
        section(
          'Before you come',
          steps(
            'Check that your project builds and starts on the laptop without the office network.',
            'Ask whether you may show the code to a trainer and a neighbour. If not, bring something of your own.',
            'Bring the charger.',
          ),
        ),
        section(
          'The room',
          drawing('workshop-room', 'Two trainers, sixteen seats.'),
          paragraph(
            'Sixteen people at most and two trainers, who build software for clients the rest of the month. After the first half hour there are no slides. Level, times and place stand with ',
            workshopSeat,
            '.',
          ),
        ),
        section(
          'What you take home',
          list(
            'The exercises, under a licence that lets you teach them on.',
            'Tests for the part of your code that worries you.',
            'Lunch and filter coffee are included; they do not travel.',
          ),
          note(
            'If you need anything about the room, the stairs or the food to be different, tell us a week before.',
          ),
        ),
      ],
      related: ['workshop-at-our-office', 'cancel-a-seat'],
    },
    {
      slug: 'workshop-at-our-office',
      question: 'Can you hold a workshop at our office?',
      short: `Yes, one to three days, on your own code, for up to sixteen people. ${from(workshops)}, before GST.`,
      keywords: 'workshop office company team training in-house price on-site corporate booking trainer',
      sections: [
        section('What is included', list(...(workshops?.deliverables ?? []).map((item) => `${item}.`))),
        section(
          'What we need from you',
          steps(
            [
              'Write to ',
              emailLink(site.emails[workshops?.mailbox ?? 'training']),
              ' or use the ',
              link('contact form', paths.contact()),
              ': how many people, which language, what hurts.',
            ],
            'Two of the participants for a call, before we write the day.',
            'A room with a table for each pair and a screen, and somebody who can grant access to the code.',
          ),
        ),
        section(
          'More than sixteen?',
          paragraph(
            'Then it is two workshops. With twenty-five in a room the trainers talk and the others watch, and watching is what people could have done at home. What else there is stands under ',
            link('training workshops', workshops?.href ?? paths.services()),
            '.',
          ),
        ),
      ],
      related: ['before-a-workshop', 'gst-invoice'],
    },
    {
      slug: 'organise-with-us',
      question: 'Can you organise our hackathon for us?',
      short: `Yes, for 30 to 800 people, as much of it as you like. ${from(hackathons)}, before GST.`,
      keywords: 'organise organize hackathon service company college run event plan budget staff price',
      sections: [
        section('What you get', list(...(hackathons?.deliverables ?? []).map((item) => `${item}.`))),
        section(
          'How long it takes',
          paragraph(
            `${hackathons?.typicalDuration}. Less is possible when the venue is there already, and the first thing to look for is the venue. A schedule and a budget come within a week of the first call, so that you can say no early.`,
          ),
        ),
        section(
          'How to begin',
          steps(
            'Decide whom it is for, and what you would like to have on Monday that you do not have on Friday.',
            [
              'Write to ',
              emailLink(site.emails[hackathons?.mailbox ?? 'hackathons']),
              ' with a month, a city and a number of people.',
            ],
            [
              'Or begin with the figures: ',
              link('plan the hours and the budget', paths.hackathonPlan()),
              ' and send them along.',
            ],
            [
              'If you would rather run it yourselves, take the software alone: ',
              link('which plan fits', paths.helpArticle('which-plan')),
              '.',
            ],
          ),
        ),
      ],
      related: ['which-plan', 'event-cancelled'],
    },
  ],
};
