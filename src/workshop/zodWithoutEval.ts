import { config } from 'zod';

// The page's policy refuses functions that are made of text; zod would try.
config({ jitless: true });
