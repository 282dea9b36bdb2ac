export const drill = {
  what: 'Carries shops of before one migration over it, and reads what became of them',
  files: [
    'src/features/fulfillments/server/old-parcels.test.ts',
    'src/features/payments/server/old-tenders.test.ts',
    'src/features/prices/server/old-prices.test.ts',
    'src/features/products/server/one-seller.test.ts',
  ],
  rounds: 1,
};
