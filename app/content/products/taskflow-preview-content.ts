/** Name, promise and month are in `software-products.ts`, the state of each part in `coming-soon-content.ts`. */
export const taskFlowPreviewContent = {
  headline: 'A task board for a small team',
  lead: 'TaskFlow shows what a team does this week on one wall. Try it: drag a card by mouse, or by its dots with a finger. Or select it and press an arrow key; Enter or a tap lists the places.',
  withoutHeadline: 'What TaskFlow leaves out, and why',
  stateHeadline: 'A preview, not a product on sale',
  stateText:
    'The board above is a sample of one week. It stores nothing: its cards are in the address of this page, so a copy of the link opens the same board.',
  waitlistHeadline: 'Join the TaskFlow waiting list',
} as const;

/** The card that is coloured before anything was moved. */
export const firstCardId = 'tea-sponsor';

export const leftOut: readonly { id: string; what: string; why: string }[] = [
  {
    id: 'column',
    what: 'A fifth column',
    why: 'When a board wants one, two pieces of work share it. Give each its own board.',
  },
  {
    id: 'full',
    what: 'More cards in Doing than people',
    why: 'There is room for one each. Try to add a fifth above: the board declines, and you decide what waits.',
  },
  {
    id: 'backlog',
    what: 'A backlog',
    why: 'A card that Friday finds undone is chosen again on Monday, or it goes.',
  },
  {
    id: 'numbers',
    what: 'Points, priorities and charts',
    why: 'The order of a column is its priority. Four people can say the rest to each other.',
  },
];
