import { renderAccountLink, showSignInToast } from './account-link';
import { bindPictureFields, bindPinFields } from './load-field-scripts';
import { bindPasswordSignIn } from './password-sign-in';
import { carryTypedEmail, fillOwnEmail, fillTimeZoneFields } from './sign-in-fields';

fillTimeZoneFields();
renderAccountLink();
showSignInToast();
bindPasswordSignIn();
carryTypedEmail();
fillOwnEmail();
void bindPictureFields();
void bindPinFields();
