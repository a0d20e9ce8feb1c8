import type { Integration } from './integration';

export const messageIntegrations: readonly Integration[] = [
  {
    id: 'slack',
    name: 'Slack',
    categoryId: 'messages',
    state: 'live',
    flow: 'both',
    fromPlans: { hackmatrix: 'event' },
    promise: 'Requests for a mentor appear in the channel where the mentors are.',
    text: 'Each request of the mentor queue becomes one message with the team, the question and the table. A mentor answers with the hand, and the request leaves the queue.',
    limit: 'It does not read the channel, and it writes nothing about marks.',
    steps: [
      'Create a channel for mentors and invite them.',
      'In HackMatrix, open Settings, Messages, and press “Add to Slack”.',
      'Choose that one channel. Slack shows the two permissions below.',
      'Send the test message from Settings.',
    ],
    permissions: [
      { name: 'incoming-webhook', reason: 'To write into the one channel that you chose.' },
      { name: 'reactions:read', reason: 'To see the raised hand under our own message.' },
    ],
    code: {
      language: 'json',
      title: 'The message that arrives',
      source: `{
  "text": "Rasoi OS, table 14: Our model is too big for the phone",
  "blocks": [
    { "type": "section", "text": { "type": "mrkdwn", "text": "*Rasoi OS*, table 14" } },
    { "type": "context", "elements": [
      { "type": "plain_text", "text": "Waiting for 14 minutes, your-name" }
    ] }
  ]
}`,
    },
  },
  {
    id: 'discord',
    name: 'Discord',
    categoryId: 'messages',
    state: 'live',
    flow: 'out',
    fromPlans: { hackmatrix: 'event' },
    promise: 'Announcements of an online event, in the server where the teams sit.',
    text: 'What the organiser announces in HackMatrix is posted in one channel: a moved deadline, the start of judging, the published result.',
    limit: 'Nothing is posted by itself. Each announcement has a box that somebody ticks.',
    steps: [
      'In the settings of the channel, open Integrations and create a webhook.',
      'Copy its address into Settings, Messages.',
      'Send the test message, then delete it in Discord.',
    ],
    permissions: [
      {
        name: 'The address of one webhook',
        reason:
          'Whoever has it can write into that channel. We store it encrypted and show its last four characters.',
      },
    ],
    code: {
      language: 'bash',
      title: 'The same request by hand, to see whether the address works',
      source: `# DISCORD_WEBHOOK is the address that Discord gave you.
curl --fail "$DISCORD_WEBHOOK" \\
  --header 'Content-Type: application/json' \\
  --data '{ "username": "your-name", "content": "Hands off at 09:00." }'`,
    },
  },
  {
    id: 'telegram',
    name: 'Telegram',
    categoryId: 'messages',
    state: 'beta',
    flow: 'out',
    fromPlans: { converge: 'guild' },
    promise: 'The next evenings in the group, once a week, and then silence.',
    text: 'On the weekday that you choose, one message lists the evenings of the next seven days with their free seats. The Kochi Makers’ Guild tests it.',
    limit: 'It cannot read what members write, and takes no sign-ups in the chat.',
    steps: [
      'Add our bot to the group, as a member without rights to read messages.',
      'It posts a code. Enter the code in Converge under Settings, Messages, within ten minutes.',
      'Choose the weekday and the hour.',
    ],
    permissions: [
      {
        name: 'Send messages',
        reason: 'One message a week, and one more when an evening of the week is called off.',
      },
      {
        name: 'Privacy mode stays on',
        reason: 'With it, Telegram does not deliver other messages of the group to us.',
      },
    ],
    code: {
      language: 'json',
      title: 'What Converge sends to Telegram',
      source: `{
  "chat_id": "@your-name",
  "parse_mode": "HTML",
  "text": "Thu 26 Nov, 18:30: <b>Sharpening</b>, Bench room. 5 of 16 seats are free.",
  "disable_notification": true
}`,
    },
  },
];
