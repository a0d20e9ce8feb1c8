import { site } from '~site';
import type { Integration } from './integration';

export const venueIntegrations: readonly Integration[] = [
  {
    id: 'github',
    name: 'GitHub',
    categoryId: 'code',
    state: 'live',
    flow: 'in',
    fromPlans: { hackmatrix: 'community' },
    promise: 'The commit at the deadline is what the judges see.',
    text: 'A team hands in the address of its repository. At the deadline HackMatrix notes the last commit of the default branch and links every judge to exactly that one.',
    limit: 'It copies no code and judges no code. What a team pushes later stays visible, marked as later.',
    steps: [
      'Add “repository” to the submission form; it is there by default.',
      'Teams enter the address. A public repository needs nothing else.',
      'For private repositories, the team installs our GitHub app for that one repository.',
      'Before the deadline, the list shows which addresses do not answer.',
    ],
    permissions: [
      { name: 'Metadata: read', reason: 'To see that the repository exists, and its default branch.' },
      { name: 'Contents: read', reason: 'Private repositories only: to show the commit to the judges.' },
    ],
    code: {
      language: 'bash',
      title: 'The commit that would be noted now',
      source: `# For a team with the repository your-name/kaveri-grid.
curl --silent https://api.github.com/repos/your-name/kaveri-grid/commits?per_page=1 \\
  | jq '.[0] | { sha, date: .commit.committer.date }'`,
    },
  },
  {
    id: 'gitlab',
    name: 'GitLab',
    categoryId: 'code',
    state: 'beta',
    flow: 'in',
    fromPlans: { hackmatrix: 'community' },
    promise: 'The same for repositories on gitlab.com or on your own server.',
    text: 'Colleges often run a GitLab of their own. With a project token, HackMatrix notes the commit there. Two colleges test it.',
    limit: 'A server that cannot be reached from outside cannot be read. Then the team uploads an archive.',
    steps: [
      'Enter the address of your server under Settings, Submissions.',
      'A team enters its project and, if it is private, a project token.',
      'Press “Check” beside a submission to see the commit that would be noted.',
    ],
    permissions: [{ name: 'read_repository', reason: 'To read the last commit of the default branch.' }],
    code: {
      language: 'bash',
      title: 'Check a token by hand',
      source: `# GITLAB_TOKEN is the project token.
curl --fail "https://gitlab.example/api/v4/projects/your-name%2Fbeej/repository/commits?per_page=1" \\
  --header "PRIVATE-TOKEN: $GITLAB_TOKEN"`,
    },
  },
  {
    id: 'jitsi-meet',
    name: 'Jitsi Meet',
    categoryId: 'venue',
    state: 'live',
    flow: 'out',
    fromPlans: { hackmatrix: 'community' },
    promise: 'A room for each request to a mentor, opened by a link.',
    text: 'At online and mixed events a request for help gets a video room with a name that cannot be guessed. It closes when the request is done.',
    limit: 'Nothing is recorded. Pitches that should be judged later are uploaded as video.',
    steps: [
      'Choose “Online” or “Mixed” when you create the event.',
      'Keep our server in Mumbai, or enter the address of your own under Settings, Rooms.',
      'Open a test room from a phone and from a laptop.',
    ],
    permissions: [
      {
        name: 'Camera and microphone',
        reason: 'The browser asks each person. One can join and only listen.',
      },
      {
        name: 'Shared secret, own servers only',
        reason: 'To sign the link of a room, so that nobody opens rooms.',
      },
    ],
    code: {
      language: 'typescript',
      title: 'The token in the link of a room',
      source: `const room = {
  aud: 'jitsi',
  iss: 'your-name',
  room: 'help-7f3k2q',
  // Seconds. A room ends with its token, two hours after the request.
  exp: Math.floor(Date.now() / 1000) + 2 * 60 * 60,
};`,
    },
  },
  {
    id: 'website-embed',
    name: 'Your own website',
    categoryId: 'venue',
    state: 'live',
    flow: 'out',
    fromPlans: { converge: 'circle' },
    promise: 'The next evenings on the page that your members know.',
    text: 'One element shows the next evenings with their free seats. It takes the colours of your page, needs no cookie and loads nothing from third parties.',
    limit: 'Signing up happens on the page of Converge, in the same window.',
    steps: [
      'Enter the address of your website under Settings, Website. Other sites are refused.',
      'Copy the lines below to where the calendar should stand.',
      'Choose how many evenings it shows.',
    ],
    permissions: [
      {
        name: 'frame-src for our address',
        reason: 'If your page has a content security policy, allow this one.',
      },
    ],
    code: {
      language: 'html',
      title: 'Two elements for your page',
      source: `<!-- Without a script the link is there, and the calendar is one tap away. -->
<iframe src="https://your-name.${site.domain}/embed?evenings=3"
        title="Next evenings" loading="lazy" width="100%" height="320"></iframe>
<a href="https://your-name.${site.domain}/">All evenings</a>`,
    },
  },
  {
    id: 'label-printers',
    name: 'Label printers',
    categoryId: 'venue',
    state: 'live',
    flow: 'out',
    fromPlans: { hackmatrix: 'community' },
    promise: 'A badge in eight seconds at the door.',
    text: 'Check-in prints a badge of 62 millimetres with name, team and a code. It prints through the dialogue of the browser, so that any label printer with a driver works.',
    limit: 'We have printed with two models, both by Brother, at our own events. Try yours before Friday.',
    steps: [
      'Install the driver and set the paper to 62 millimetres, endless.',
      'Open check-in in Chrome or Edge and print the test badge.',
      'Start the browser with the line below, and badges print without a dialogue.',
      'Put a second roll under the table.',
    ],
    permissions: [{ name: 'None', reason: 'The browser prints. No data leaves the laptop at the door.' }],
    code: {
      language: 'bash',
      title: 'Check-in without a print dialogue',
      source: `# Uses the default printer of the laptop.
google-chrome --kiosk-printing "https://your-name.${site.domain}/check-in"`,
    },
  },
  {
    id: 'razorpay',
    name: 'Razorpay',
    categoryId: 'venue',
    state: 'planned',
    flow: 'in',
    fromPlans: { hackmatrix: 'event' },
    promise: 'A fee for the seat, paid to the organiser’s own account.',
    text: 'A small fee brings people who come. Today organisers collect it elsewhere and tick it off by hand; this is to do the ticking.',
    limit: 'The money will never pass through our account, and we will take no share of it.',
    steps: [
      'You connect the Razorpay account of your college or company.',
      'You set the fee, and who pays none.',
      'A seat counts as taken when the payment is captured; unpaid ones return to the list after a day.',
    ],
    permissions: [
      {
        name: 'Payments: create and read',
        reason: 'To make the order for a seat and to see that it is paid.',
      },
      { name: 'No refunds', reason: 'Refunds stay in the dashboard of Razorpay, with your own people.' },
    ],
    code: {
      language: 'json',
      title: 'The order for a seat, as planned',
      source: `{
  "amount": 49900,
  "currency": "INR",
  "receipt": "seat-0147",
  "notes": { "event": "your-name", "seat": "0147" }
}`,
    },
  },
];
