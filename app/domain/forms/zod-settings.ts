import { config } from 'zod';

// Before the schemas: Zod would try to make code from text, which the content security policy forbids. Firefox logs it as an error.
config({ jitless: true });
