import type { CustomerStory } from './customer-story';

export const manasOpenSchool: CustomerStory = {
  id: 'manas-open-school',
  customer: 'Manas Open School',
  place: 'Guwahati',
  sector: 'Education',
  serviceId: 'ai-powered-learning-solutions',
  year: 2026,
  headline: 'Fractions in Assamese, at each child’s own pace',
  summary:
    '1,860 pupils of class 8 practise mathematics for twenty minutes, four times a week, in Assamese or English. Teachers see who is stuck and on which step, and can overrule any exercise the model proposes.',
  quote:
    'It found out in a week what takes me a term: who cannot do fractions and has been hiding it since class 5.',
  spokesperson: { name: 'Rumi Hazarika', role: 'Head of mathematics' },
  results: [
    {
      id: 'manas-scores',
      value: '41 to 53',
      label: 'marks of 100 on average, the same paper sat twice',
      period: 'June 2025 and March 2026',
      source: 'School examination office, 1,212 pupils who sat both',
    },
    {
      id: 'manas-practice',
      value: '78 %',
      label: 'of pupils finished four of five weekly exercise sets',
      period: 'July 2025 to February 2026',
      source: 'Practice log',
    },
    {
      id: 'manas-correcting',
      value: '2 h',
      label: 'a week for correcting homework, 6 hours before',
      period: 'November 2025',
      source: 'Diaries of 24 teachers',
    },
  ],
  teamLeadId: 'nusrat-jahan',
  situation: [
    'Manas is a school for children who could not stay in another one. In class 8 a girl of thirteen sits beside a boy of seventeen who has come back from a brick field. The syllabus asks both of them for equations. About half of the class cannot add a third and a quarter, and has learned not to be asked.',
    'Twenty-four teachers corrected 1,860 exercise books on their evenings. They knew very well who was lost. They did not know on which step, and by the time they had found out, the class was two chapters further on.',
  ],
  attempts: [
    {
      title: 'A paper before anything else',
      wasAdopted: true,
      text: 'In June 2025 everybody sat one paper, and nobody was told the mark. Without it we would not know today whether any of this helped.',
    },
    {
      title: 'The model writes the exercises',
      wasAdopted: false,
      text: 'For three weeks. It wrote about lawn mowers and dollars, and it could not be wrong in the way a child is wrong. Since then people write and the model chooses.',
    },
    {
      title: 'Twenty minutes, four times a week, on shared tablets',
      wasAdopted: true,
      text: 'Forty tablets on a trolley, with a teacher in the room. Practice at home was offered, and 31 of 1,860 had the quiet for it.',
    },
    {
      title: 'A view for the teacher that fits on one screen',
      wasAdopted: true,
      text: 'Six names, and the step on which each is stuck. The teacher may overrule any exercise, and did so 4,100 times; we read every one of them.',
    },
  ],
  chart: {
    kind: 'lines',
    title: 'The same paper, nine months apart: the low end emptied, and the middle filled.',
    source:
      'Pupils by marks of 100, those 1,212 who sat both papers. School examination office, June 2025 and March 2026.',
    points: ['0–20', '21–40', '41–60', '61–80', '81–100'],
    series: [
      { label: 'March', values: [108, 251, 401, 306, 146] },
      { label: 'June', values: [212, 398, 372, 178, 52] },
    ],
  },
  chartNote:
    '648 pupils sat only one of the two papers and are not in the picture: they moved, worked, or joined later. And a child is nine months older in March. What of the twelve marks is ours we do not know; a school that did not practise gained four on a similar paper.',
  setback: {
    summary: 'One hint in nine was right and useless.',
    whatHappened:
      'The model’s hints in Assamese were correct mathematics in a language that nobody speaks: numerator and denominator in learned Sanskrit forms that not even the teachers used. The pupils did what polite children do. They pressed “understood” and went on.',
    cost: 'Five weeks of practice for about 700 children, in which the hints helped no more than none. We noticed it by the answers, and should have noticed by asking.',
    changeSince:
      'Six teachers read eleven hundred hints and sorted them; the list of the words that are really said is the first thing the model is given. Our journal has the whole count.',
  },
  publishedOn: '2026-07-23',
  cover: { kind: 'truchet', seed: 24, glazes: ['indigo', 'peacock', 'contrast'] },
};
