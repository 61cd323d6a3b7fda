const frame = { width: 20, height: 20, viewBox: '0 0 24 24' } as const;

// The providers' own marks, in their own colours: shoppers look for these and not for words.

export function FacebookMark() {
  return (
    <svg {...frame} aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#1877f2" />
      <path
        fill="#fff"
        d="M16.670 15.470 17.200 12h-3.330V9.750c0-.950.470-1.870 1.960-1.870h1.510V4.930s-1.370-.240-2.690-.240c-2.740 0-4.530 1.660-4.530 4.670V12H7.080v3.470h3.040v8.380a12.100 12.100 0 0 0 3.750 0v-8.380z"
      />
    </svg>
  );
}

export function GoogleMark() {
  return (
    <svg {...frame} aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23.490 12.270c0-.790-.070-1.540-.190-2.270H12v4.510h6.470a5.550 5.550 0 0 1-2.400 3.580v3h3.860c2.260-2.090 3.560-5.170 3.560-8.820z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.240 0 5.950-1.080 7.930-2.910l-3.860-3c-1.080.720-2.450 1.160-4.070 1.160-3.130 0-5.780-2.110-6.730-4.960H1.290v3.090A12 12 0 0 0 12 24z"
      />
      <path fill="#fbbc05" d="M5.270 14.290a7.150 7.150 0 0 1 0-4.580V6.620H1.290a12 12 0 0 0 0 10.760z" />
      <path
        fill="#ea4335"
        d="M12 4.750c1.770 0 3.350.610 4.600 1.800l3.420-3.420A11.500 11.500 0 0 0 12 0 12 12 0 0 0 1.290 6.620l3.980 3.090C6.220 6.860 8.870 4.750 12 4.750z"
      />
    </svg>
  );
}

export function TwitterMark() {
  return (
    <svg {...frame} aria-hidden="true">
      <path
        fill="currentColor"
        d="M18.900 1.150h3.680l-8.040 9.190L24 22.850h-7.410l-5.800-7.590-6.630 7.590H.470l8.600-9.830L0 1.150h7.590l5.250 6.940zm-1.290 19.490h2.040L6.490 3.240H4.300z"
      />
    </svg>
  );
}
