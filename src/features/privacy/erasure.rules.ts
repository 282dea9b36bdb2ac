/**
 * How account erasure treats each table that references a customer, by `table.column`. `gone`: all rows of the customer are deleted. `emptied`: rows
 * stay without their personal data. `stored`: the row does not identify anyone once the account is anonymous; the text is the reason to keep it. A
 * test compares this with the database's foreign keys and with every `customer_id` column.
 */
export const erasureOf: Readonly<Record<string, 'gone' | { readonly emptied: string } | { readonly stored: string }>> =
  {
    'access_keys.customer_id': { stored: 'Who of the staff once made a key; the log names it.' },
    'addresses.customer_id': 'gone',
    'answer_votes.customer_id': { stored: 'A vote is one of a count that everybody reads.' },
    'answers.customer_id': {
      emptied: 'Answers of a buyer go; what one of the staff once answered in the shop’s name is the shop’s.',
    },
    'authenticators.customer_id': 'gone',
    'assistant_sessions.customer_id': 'gone',
    'audit_log.by': { stored: 'Who of the staff did something; the account has no name any more.' },
    'cart_items.customer_id': 'gone',
    'cart_merges.customer_id': 'gone',
    'chat_messages.author_id': {
      stored: 'What one of the staff once wrote to other customers; the customer’s own conversation goes.',
    },
    'chat_messages.customer_id': 'gone',
    'chat_presence.person_id': 'gone',
    'conversations.assigned_to': { stored: 'Who of the staff talks with another customer.' },
    'conversations.customer_id': 'gone',
    'coupon_redemptions.customer_id': {
      stored: 'What a coupon took off an order: the books compare it with the orders.',
    },
    'coupon_uses.customer_id': { stored: 'How often a coupon was used: the books compare it with the orders.' },
    'coupons.changed_by': { stored: 'Who of the staff has made or changed it last.' },
    'email_changes.customer_id': 'gone',
    'jobs.by': { stored: 'Who of the staff or the sellers began a job, for two days.' },
    'money_approvals.customer_id': { stored: 'Who was to be given a large sum, for ninety days.' },
    'money_approvals.decided_by': { stored: 'Who of the staff decided.' },
    'money_approvals.requested_by': { stored: 'Who of the staff wanted to give a large sum, for ninety days.' },
    'notifications.customer_id': 'gone',
    'order_keys.customer_id': { stored: 'A key made by chance and a hash, which say nothing of anybody.' },
    'order_steps.by': { stored: 'Who of the staff did it.' },
    'orders.customer_id': {
      emptied:
        'Goods, sums, dates, province and city stay, as the law of taxes asks; name, phone, street, postal code and the staff’s note go, with the words and pictures of returns, refunds and transfers. An invoice that was issued names its buyer for ten years, as the commercial code asks.',
    },
    'passkeys.customer_id': 'gone',
    'password_resets.customer_id': 'gone',
    'phone_returns.customer_id': 'gone',
    'post_comments.customer_id': 'gone',
    'post_comments.decided_by': { stored: 'Who of the staff decided.' },
    'posts.written_by': { stored: 'What one of the staff wrote is the shop’s.' },
    'push_subscriptions.customer_id': 'gone',
    'questions.customer_id': {
      emptied: 'A question that somebody answered stays without a name, because the answer is theirs; others go.',
    },
    'recovery_codes.customer_id': 'gone',
    'recent_searches.customer_id': 'gone',
    'refunds.by': { stored: 'Who of the staff gave it.' },
    'returns.by': { stored: 'Who of the staff decided.' },
    'review_votes.customer_id': { stored: 'A vote is one of a count that everybody reads.' },
    'reviews.customer_id': {
      emptied: 'The stars of a review that shows stay in the rating, without name, words and pictures; others go.',
    },
    'seller_applications.customer_id': 'gone',
    'seller_entries.by': { stored: 'Who of the staff entered it.' },
    'sellers.owner_id': { stored: 'Who has a shop is not erased.' },
    'sessions.customer_id': {
      emptied:
        'Times of signing in and hashes stay until a while after they have ended; names of browsers and addresses go.',
    },
    'staff_money_days.staff_id': { stored: 'How much one of the staff gave customers in a day.' },
    'staff_money_receivers.customer_id': { stored: 'How much of it this customer was given, for seven days.' },
    'staff_money_receivers.staff_id': { stored: 'How much one of the staff gave a customer in a day.' },
    'stock_movements.by': { stored: 'Who of the staff or of the sellers counted.' },
    'stock_notices.customer_id': 'gone',
    'stored_value_accounts.customer_id': {
      emptied: 'Sums and dates stay, as the law of taxes asks; the staff’s notes go.',
    },
    'stored_value_entries.by': { stored: 'Who of the staff entered it.' },
    'ticket_messages.author_id': {
      stored: 'What one of the staff once answered to others; the customer’s own tickets go.',
    },
    'tickets.assignee_id': { stored: 'Who of the staff has another customer’s ticket.' },
    'tickets.customer_id': 'gone',
    'transfers.decided_by': { stored: 'Who of the staff decided.' },
    'uploads.customer_id': {
      emptied:
        'Portrait, receipts and files of chats, tickets, returns and reviews go; pictures that one of the staff put on pages are the shop’s.',
    },
    'webhook_endpoints.changed_by': {
      stored: 'Who of the staff or the sellers changed it last: it is paused with their account.',
    },
    'wishlist_items.customer_id': 'gone',
  };
