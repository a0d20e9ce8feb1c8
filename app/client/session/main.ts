import { renderAccountLink } from './account-link';
import { bindPasswordSignIn } from './password-sign-in';
import { showSignInToast } from './sign-in-toast';

renderAccountLink();
showSignInToast();
bindPasswordSignIn();
