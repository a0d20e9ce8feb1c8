import type { Board, BoardColumn } from '~/features/taskflow/rules/board';

export interface WeekCard {
  id: string;
  title: string;
  /** Id of a team member. */
  ownerId: string;
}

export interface SampleWeekBoard {
  name: string;
  /** Who works on the board; ids of team members. */
  people: readonly string[];
  cards: readonly WeekCard[];
  board: Board;
}

export const boardColumnNames: Readonly<Record<BoardColumn, string>> = {
  next: 'Next',
  doing: 'Doing',
  waiting: 'Waiting',
  done: 'Done',
};

/** A sample week of the four who build Converge. */
export const sampleWeekBoard: SampleWeekBoard = {
  name: 'Converge, a sample week',
  people: ['nikita-bhandarkar', 'faizan-shaikh', 'meenal-vaidya', 'thara-balan'],
  cards: [
    { id: 'clock-change', title: 'Evenings after a clock change', ownerId: 'nikita-bhandarkar' },
    { id: 'tea-sponsor', title: 'How many came, for the tea sponsor', ownerId: 'meenal-vaidya' },
    { id: 'three-scripts', title: 'Chapter names in three scripts', ownerId: 'thara-balan' },
    { id: 'first-screen', title: 'App opens on the next evening', ownerId: 'faizan-shaikh' },
    { id: 'last-hours', title: 'Waiting list, last two hours', ownerId: 'meenal-vaidya' },
    { id: 'door-list', title: 'Door list without a network', ownerId: 'nikita-bhandarkar' },
    { id: 'guild-test', title: 'Notes from the test in Kochi', ownerId: 'thara-balan' },
    { id: 'store-review', title: 'Review by the app store', ownerId: 'faizan-shaikh' },
    { id: 'seat-mail', title: 'Email: a seat is yours', ownerId: 'meenal-vaidya' },
    { id: 'ferry-pin', title: 'Pin for the ferry steps', ownerId: 'thara-balan' },
  ],
  board: {
    next: ['clock-change', 'tea-sponsor', 'three-scripts'],
    doing: ['first-screen', 'last-hours', 'door-list'],
    waiting: ['guild-test', 'store-review'],
    done: ['seat-mail', 'ferry-pin'],
  },
};

/** One card in Doing for each person. */
export const doingLimit = sampleWeekBoard.people.length;
