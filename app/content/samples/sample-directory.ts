import { customerStories } from '../stories/customer-stories';

/** An account in the sample directory, the organisation sign-in for trying out the site. */
export interface DirectoryAccount {
  /** Permanent id of the account: the subject of its tokens. */
  id: string;
  name: string;
  /** Also the email of the account. */
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

export const directoryAccounts: readonly DirectoryAccount[] = directory.map(({ storyId, id, username }) => {
  const story = customerStories.find((candidate) => candidate.id === storyId);
  if (!story) throw new Error(`There is no customer story "${storyId}".`);
  return {
    id,
    username,
    name: story.spokesperson.name,
    role: story.spokesperson.role,
    organisation: story.customer,
  };
});

export const SAMPLE_DIRECTORY_NAME = 'Sample directory';
