import { smartphone } from './smartphone.ts';

export const electronics = [smartphone];
