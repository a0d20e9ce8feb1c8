import { paths } from '~/paths';
import { site } from '~site';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

export const accountHelp: HelpCategory = {
  id: 'account',
  name: 'Your account',
  lead: 'Signing in, security, leaving',
  articles: [
    {
      slug: 'order-without-account',
      question: 'Do I need an account to buy something?',
      short:
        'No. You can order as a guest, pay, and follow the order by its own link. An account gathers your orders and addresses in one place.',
      keywords: 'guest login register sign up account needed anonymous',
      sections: [
        section(
          'What a guest has',
          list(
            'A cart and a wishlist, kept in the browser. With an account all devices show the same ones.',
            'The whole checkout, GST invoice included.',
            'A page for each order, under a link that opens without a password.',
          ),
        ),
        section(
          'What an account is for',
          table(
            'The nine pages of an account',
            ['Page', 'What is on it'],
            ['Profile', 'Who you are'],
            ['Security', 'Password, organisation, passkeys, second factor, sessions'],
            ['Notifications', 'What has happened, and what you want to hear about'],
            ['Messages', 'What you sent us, our answers, and a form to write back'],
            ['Projects', 'Work we do for you, with milestones and files'],
            ['Payment details', 'Billing addresses, GSTIN, UPI id'],
            ['Order history', 'Your orders, also those you placed as a guest with its email address'],
            ['Wishlist', 'Things to move to the cart'],
            ['Delete profile', 'A copy of your data, and the way out'],
          ),
        ),
        section(
          'Starting one later',
          paragraph(
            'You can ',
            link('create an account', paths.auth.signUp()),
            ' at any time. A card number is never part of it: none is kept on our server.',
          ),
        ),
      ],
      related: ['ways-to-sign-in', 'lost-order-link'],
    },
    {
      slug: 'ways-to-sign-in',
      question: 'Which ways are there to sign in?',
      short:
        'With your organisation, with email and password, or with a passkey where your browser has one. All lead to the same account.',
      keywords: 'sign in login organisation sso google microsoft password passkey popup oidc single sign-on',
      sections: [
        section(
          'Three doors',
          drawing('sign-in-methods', 'Organisation, password, passkey: three doors to one account.'),
          list(
            'Organisation: your employer or college confirms who you are. We never see the password you use there.',
            'Email and password: the password you chose with us.',
            'Passkey: the finger, face or PIN with which you unlock the device.',
          ),
        ),
        section(
          'If the redirect is blocked',
          paragraph(
            'Signing in with the organisation leads to its page and back. Where an add-on or a company proxy stops that, use “open in a popup instead”, beside the button. Allow the popup when the browser asks.',
          ),
        ),
        section(
          'Where you land',
          paragraph(
            'On the page you came from. If a page of your account sent you to ',
            link('sign in', paths.auth.signIn()),
            ', you are brought back to that very page, with its filters.',
          ),
          note(
            'After a wrong try the answer is always the same, “Username or password is incorrect”. It does not say which of the two, so that nobody can find out who has an account here.',
          ),
        ),
      ],
      related: ['forgotten-password', 'secure-account'],
    },
    {
      slug: 'forgotten-password',
      question: 'I have forgotten my password',
      short:
        'Ask for a new one with your email address. The page answers the same whether or not an account has that address.',
      keywords: 'password reset forgot lost recover email link cannot sign in',
      sections: [
        section(
          'Step by step',
          steps(
            ['Open ', link('forgotten password', paths.auth.forgotPassword()), '.'],
            'Give the email address of your account. Capitals make no difference.',
            'Follow what the message to that address says, and choose a new password. The page shows how strong it is while you type.',
          ),
        ),
        section(
          'If no message arrives',
          list(
            'Look into the spam folder, and check the address for a slip.',
            'You may have signed up with another address, or always came in through your organisation. Then there is no password with us to forget: sign in with the organisation. On the security page you can choose one.',
            'The page cannot tell you which, since it would tell a stranger as well.',
          ),
        ),
        section(
          'If you no longer have that mailbox',
          paragraph(
            'Write to ',
            link(site.emails.support, `mailto:${site.emails.support}`),
            ' from another address and say which account it is and what is in it that only you can know, such as an order number. A person decides, and it takes longer than a form. That is on purpose.',
          ),
        ),
      ],
      related: ['ways-to-sign-in', 'secure-account'],
    },
    {
      slug: 'change-your-email',
      question: 'How do I change the email address of my account?',
      short:
        'On the security page, under “Email”. We send a link to the new address, and the change takes effect when you open it. Orders, messages and the newsletter go with it.',
      keywords: 'change email address new mailbox update login username account switch',
      sections: [
        section(
          'Step by step',
          steps(
            [
              'Open the ',
              link('security page', paths.account.security()),
              ' and press “Change” beside “Email”.',
            ],
            'Give the new address and your password. Without a password, sign in again with your organisation or a passkey first.',
            'Open the link that we send to the new address. It is valid for a day; until then nothing changes.',
          ),
          note(
            'Your current address gets a message as well. If it was not you who asked, its link stops the change and can sign out every browser.',
          ),
        ),
        section(
          'What goes with you',
          list(
            'Orders and messages, also those you sent as a guest from the former address.',
            'The newsletter, and the emails that you asked for about products that are sold out.',
            'Your password, passkeys and organisation. Only the address with which you sign in is another one.',
          ),
          paragraph(
            'Messages about an order that you have placed already still go to the address that you gave with it. Its page is in your order history.',
          ),
        ),
        section(
          'If the link does not work',
          list(
            'It is older than a day, or the password or another part of your sign-in was changed since. Ask for another one.',
            'The new address has an account already. Then the message there says so, and nothing changes.',
          ),
        ),
      ],
      related: ['secure-account', 'forgotten-password'],
    },
    {
      slug: 'secure-account',
      question: 'How do I keep my account safe?',
      short:
        'Add a passkey or two-factor sign-in on the security page, keep the recovery codes on paper, and end sessions that are not yours.',
      keywords:
        'security two-factor 2fa otp authenticator recovery codes sessions revoke hacked passkey stolen',
      sections: [
        section(
          'In order of what it is worth',
          steps(
            'A passkey: open the security page, give it a name and follow the browser. It cannot be guessed, and it does not work on a page that only looks like ours.',
            'A second factor: a code from an app on your phone, asked for after the password.',
            'A password that is used nowhere else. A password manager remembers it for you.',
          ),
        ),
        section(
          'Recovery codes',
          paragraph(
            'Ten of them come with the second factor, and each lets you in once when the phone is gone. They are shown once: print or download them, and keep them where the phone is not. Whoever has one and your password is you.',
          ),
        ),
        section(
          'Somebody else was in',
          paragraph(
            'The ',
            link('security page', paths.account.security()),
            ' lists the sessions that are open and the recent sign-ins, those that were turned away too. Sign out the browsers you do not know, then change the password, in that order. If something was ordered, cancel it on its page while it is not packed yet, or write to us.',
          ),
          note(
            'We never ask for a password, a code or a PIN, in no email, chat or call. Found a hole in our site? Write to ',
            link(site.emails.security, `mailto:${site.emails.security}`),
            '.',
          ),
        ),
      ],
      related: ['ways-to-sign-in', 'forgotten-password', 'delete-account'],
    },
    {
      slug: 'delete-account',
      question: 'How do I delete my account, and what stays?',
      short:
        'On the page “Delete profile”: download everything as a file if you want it, say once more that it is you, and ask. For seven days you can take it back; then it is gone. Orders stay, without you in them.',
      keywords: 'delete remove close erase account data privacy gdpr dpdp download export',
      sections: [
        section(
          'Step by step',
          steps(
            [
              'Open ',
              link('delete profile', paths.account.deleteProfile()),
              '. You are asked to sign in if you are not.',
            ],
            'Say once more that it is you: by your password, a passkey or your organisation.',
            'Download your data first. It is one file, with all that we keep about you.',
            'Ask for the deletion. A mail brings a link that takes it back, without signing in, for seven days. After that there is no way back, not even for us.',
          ),
        ),
        section(
          'What stays, and why',
          paragraph(
            'Orders stay in the books, because tax law asks for them. The person is taken out of them: what is left says what was sold and what tax was paid. Invoices and credit notes that were issued stay as they are, with the name and address on them: the same law asks for them unchanged, for 72 months after the annual return.',
          ),
        ),
        section(
          'Before you do it',
          list(
            'The page lists what is still open: orders, calls to come and projects, and what happens to each.',
            'An order that was sent still arrives; the address is deleted afterwards. One that you have not paid is cancelled.',
            'Keep the invoices you need: afterwards we cannot send them to you again.',
            'The cart and the wishlist of your account are deleted with it, and leave the browsers in which you were signed in.',
          ),
          paragraph(
            'For questions about your data, write to ',
            link(site.emails.privacy, `mailto:${site.emails.privacy}`),
            '.',
          ),
        ),
      ],
      related: ['secure-account', 'event-data'],
    },
  ],
};
