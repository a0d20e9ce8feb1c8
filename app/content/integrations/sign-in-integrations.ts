import { site } from '~site';
import type { Integration } from './integration';

const SIGN_IN_PLANS = { hackmatrix: 'organisation', converge: 'federation' } as const;

const claimsPermission = {
  name: 'openid, email, profile',
  reason: 'To know the email address and the name of who signs in. We ask for no other scope.',
};

export const signInIntegrations: readonly Integration[] = [
  {
    id: 'openid-connect',
    name: 'OpenID Connect',
    categoryId: 'sign-in',
    state: 'live',
    flow: 'in',
    fromPlans: SIGN_IN_PLANS,
    promise: 'Sign in with the account of your organisation, whatever runs it.',
    text: 'Any provider that publishes a discovery document: Keycloak, Authentik, Okta and others. We use the authorisation code flow with PKCE and keep no password.',
    limit:
      'Accounts are not removed by themselves when somebody leaves: they can no longer sign in, and an organiser takes them off the event.',
    steps: [
      'Create a web application at your provider, with the redirect address shown below.',
      'Copy the issuer, the client id and the client secret into Settings, Sign-in.',
      'Press “Try it”. A window signs you in and lists the claims that arrived.',
      'Switch it on for your organisation. The password sign-in of your people ends with it.',
    ],
    permissions: [
      claimsPermission,
      {
        name: 'Redirect to our address',
        reason: 'Your provider sends the browser back to this one address and to no other.',
      },
    ],
    code: {
      language: 'json',
      title: 'The application at your provider',
      source: `{
  "application_type": "web",
  "redirect_uris": ["https://your-name.${site.domain}/sign-in/return"],
  "grant_types": ["authorization_code"],
  "token_endpoint_auth_method": "client_secret_basic",
  "scope": "openid email profile"
}`,
    },
  },
  {
    id: 'google-workspace',
    name: 'Google Workspace',
    categoryId: 'sign-in',
    state: 'live',
    flow: 'in',
    fromPlans: SIGN_IN_PLANS,
    promise: 'Your people sign in with the Google account that they have at work.',
    text: 'OpenID Connect with the values of Google filled in. Only accounts of the domains that you name are let in; a private Gmail address is not.',
    limit: 'It reads no calendar, no files and no list of your people.',
    steps: [
      'Open the Google Cloud console, Credentials, and create an OAuth client of the kind “Web application”.',
      'Enter the redirect address shown in Settings, Sign-in.',
      'Paste client id and secret, and name the domains whose accounts may sign in.',
      'Set the consent screen to “Internal”, so that Google asks nobody outside.',
    ],
    permissions: [
      claimsPermission,
      {
        name: 'hd (hosted domain)',
        reason: 'To refuse accounts of other domains. It is checked in the token, not only asked for.',
      },
    ],
    code: {
      language: 'json',
      title: 'The claims that we read, and what we do with them',
      source: `{
  "iss": "https://accounts.google.com",
  "hd": "your-name.example",
  "email": "ishani@your-name.example",
  "email_verified": true,
  "name": "Ishani Kulkarni"
}`,
    },
  },
  {
    id: 'microsoft-entra-id',
    name: 'Microsoft Entra ID',
    categoryId: 'sign-in',
    state: 'live',
    flow: 'in',
    fromPlans: SIGN_IN_PLANS,
    promise: 'Sign-in with Microsoft 365 accounts of one tenant.',
    text: 'OpenID Connect with one tenant named in the issuer. Accounts of other tenants and guests are refused unless you allow guests.',
    limit: 'Groups of Entra do not become roles here. Who is an organiser is decided in the product.',
    steps: [
      'In the Entra admin centre, register an application for “accounts in this organisational directory only”.',
      'Add the redirect address under Authentication, Web.',
      'Create a client secret and write its last day into your calendar: Entra ends it after two years at the latest.',
      'Paste tenant id, client id and secret into Settings, Sign-in, and press “Try it”.',
    ],
    permissions: [
      claimsPermission,
      {
        name: 'User.Read is not asked for',
        reason: 'Remove it from the registration; Entra adds it by default.',
      },
    ],
    code: {
      language: 'bash',
      title: 'Check that your tenant answers',
      source: `# Replace the tenant id with yours.
TENANT=00000000-0000-0000-0000-000000000000
curl --silent "https://login.microsoftonline.com/$TENANT/v2.0/.well-known/openid-configuration" \\
  | jq '.issuer, .authorization_endpoint'`,
    },
  },
  {
    id: 'saml',
    name: 'SAML 2.0',
    categoryId: 'sign-in',
    state: 'planned',
    flow: 'in',
    fromPlans: SIGN_IN_PLANS,
    promise: 'For identity providers that do not speak OpenID Connect.',
    text: 'Sign-in that starts at us or at your portal, with signed assertions. Two universities asked for it; it is being specified with them.',
    limit: 'Encrypted assertions and single logout are not part of the first version.',
    steps: [
      'You give us the address of your metadata.',
      'We give you ours, one for each organisation.',
      'A test sign-in shows the attributes that arrived, before anybody else sees the button.',
    ],
    permissions: [
      {
        name: 'NameID as an email address',
        reason: 'It identifies the person. A number alone cannot be invited.',
      },
      { name: 'Attribute displayName', reason: 'The name that judges and teams see.' },
    ],
    code: {
      language: 'html',
      title: 'Our metadata, as planned',
      source: `<EntityDescriptor entityID="https://your-name.${site.domain}/saml">
  <SPSSODescriptor WantAssertionsSigned="true"
      protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <AssertionConsumerService index="0"
        Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"
        Location="https://your-name.${site.domain}/saml/return" />
  </SPSSODescriptor>
</EntityDescriptor>`,
    },
  },
];
