import { customerStories } from './stories';

/** Somebody in the sample directory, the organisation sign-in that the site brings along for trying it out. */
export interface OrganisationAccount {
  /** What the directory calls the person for ever: the subject of its tokens. */
  id: string;
  name: string;
  /** Also the address that mail goes to. */
  username: string;
  role: string;
  organisation: string;
}

const directory = [
  { storyId: 'vetal-hill-college', id: 'vetal-hill-0017', username: 'madhura.gokhale@vetal-hill.example' },
  { storyId: 'bhadra-growers', id: 'bhadra-0004', username: 'thimmaiah@bhadra-growers.example' },
  { storyId: 'manas-open-school', id: 'manas-0112', username: 'rumi.hazarika@manas.example' },
  { storyId: 'konkan-mutual', id: 'konkan-2093', username: 'sanjay.prabhudesai@konkan-mutual.example' },
] as const;

export const organisationAccounts: readonly OrganisationAccount[] = directory.map(
  ({ storyId, id, username }) => {
    const story = customerStories.find((candidate) => candidate.id === storyId);
    if (!story) throw new Error(`There is no customer story "${storyId}".`);
    return { id, username, name: story.person.name, role: story.person.role, organisation: story.customer };
  },
);

export const sampleDirectoryName = 'Sample directory';
