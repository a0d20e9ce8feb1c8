/** Texts of the design agency demo. The strengths of its team members are in `team.ts`. */
export const designAgencyContent = {
  headline: 'Design studio, slowly.',
  lead: 'Our design studio: five people who draw brands, products and letters. They work in this order, and it cannot be hurried: each of the five words below takes years to learn.',
  sealHeadline: 'Cut your own seal.',
  sealLead:
    'Everything we draw is made of six shapes: our mark, six product marks, the covers of the journal, a coaster. Four of them make a seal; there are 1,296. Choose, and wait a moment before you choose again.',
  specimenHeadline: 'The same sentence, four times',
  specimenText: 'Set one tile at a time.',
  specimenNote:
    'Familjen Grotesk, the smallest heaviest. A line is as dark as the one above it when the sizes are right; squint, and see whether they are.',
  closing: ['If it is urgent, we are the wrong ones.', 'If it should still be right in ten years, write.'],
  articleSlug: 'two-scripts-one-key',
} as const;

export interface DesignStep {
  id: 'look' | 'draw' | 'wait' | 'remove' | 'set';
  verb: string;
  text: string;
  teamMemberId: string;
}

export const designSteps: readonly DesignStep[] = [
  {
    id: 'look',
    verb: 'Look',
    text: 'A morning in the place where it will be used, without a notebook for the first hour. What people do with their other hand decides more than what they say.',
    teamMemberId: 'mustafa-rampurawala',
  },
  {
    id: 'draw',
    verb: 'Draw',
    text: 'On squared paper, with a pencil that has no eraser. What was wrong stays visible beside what is less wrong, and the client may see both.',
    teamMemberId: 'bidyarani-wangjam',
  },
  {
    id: 'wait',
    verb: 'Wait',
    text: 'Ten days in a drawer. It costs nothing and finds more than a review: whoever has forgotten the reasons sees only what is there.',
    teamMemberId: 'thara-balan',
  },
  {
    id: 'remove',
    verb: 'Take away',
    text: 'One thing a week, until somebody misses it. Then that one comes back, and we know what it was for.',
    teamMemberId: 'karan-sethi',
  },
  {
    id: 'set',
    verb: 'Set',
    text: 'Only now in code, in letters, in glaze. Two scripts share a key of 12 by 12 millimetres, and neither is the small one.',
    teamMemberId: 'ira-deshmukh',
  },
];
