import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The one place where the specification's words (in paths) and ours (in files) meet.
// The optional first part of every path is the language; the shell's page layout refuses unknown ones.
export default [
  route(':locale?', 'shell/shell.tsx', [
    layout('shell/page.tsx', [
      index('home/home.tsx'),
      route('login', 'identity/login.tsx'),
      route('register', 'identity/register.tsx'),
      route('middlewares/privacy_agreement', 'content/agreement.tsx'),
      // Everything below /users and /order is for those who are signed in, pages that nobody has written included.
      route('users', 'identity/account-area.tsx', [
        route('user_info', 'identity/user-info.tsx'),
        route('*', 'shell/no-such-page.tsx', { id: 'no-such-account-page' }),
      ]),
      route('users/merchant_settled', 'shell/no-such-page.tsx', { id: 'no-application-yet' }), // open to guests
      layout('identity/signed-in.tsx', [route('order/*', 'shell/no-such-page.tsx', { id: 'no-such-order-page' })]),
      route('*', 'shell/no-such-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
