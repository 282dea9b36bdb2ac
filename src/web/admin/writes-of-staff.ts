import { knowWritesOfStaff } from '#web/data/touched.ts';

knowWritesOfStaff({
  every: ['admin/audit', 'admin/desk', 'admin/opening', 'admin/waiting'],
  also: {
    'admin/brand': ['admin/settings'],
    'admin/contact': ['admin/settings'],
    'admin/order-terms': ['admin/settings'],
    'admin/seller-commission': ['admin/settings'],
    'admin/selling-terms': ['admin/settings'],
    'admin/applications': ['admin/sellers'],
    'admin/categories': ['admin/products'],
    'admin/offers': ['admin/products'],
    'admin/orders': ['admin/customers', 'admin/returns', 'admin/transfers', 'admin/stock', 'admin/sellers'],
    'admin/post-categories': ['admin/posts'],
    'admin/posts': ['admin/post-categories'],
    'admin/products': ['admin/brands', 'admin/categories', 'admin/featured', 'admin/offers', 'admin/stock'],
    'admin/returns': ['admin/customers', 'admin/orders', 'admin/stock'],
    'admin/seller-products': ['admin/products', 'admin/sellers'],
    'admin/sellers': ['admin/applications', 'admin/products', 'admin/seller-products'],
    'admin/synonym-suggestions': ['admin/synonyms'],
    'admin/stock': ['admin/products'],
    'admin/transfers': ['admin/customers', 'admin/orders'],
  },
  nothing: [
    'POST /api/admin/conversations/:customer_id/typing/',
    'POST /api/admin/orders/packing/',
    'POST /api/admin/products/preview/',
  ],
});
