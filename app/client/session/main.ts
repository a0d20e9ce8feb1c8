import { renderAccountLink } from './account-link';
import { bindPasswordSignIn } from './password-sign-in';
import { bindPictureFields } from './picture-fields';
import { showSignInToast } from './sign-in-toast';

renderAccountLink();
showSignInToast();
bindPasswordSignIn();
void bindPictureFields();
