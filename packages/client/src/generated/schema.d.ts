// Made from the calls of the shop by `npm run client:generate`: not to be changed by hand.
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it ends; null for never. */
            expires_at: string | null;
            /** @description The last letters of the key, by which it is recognised. */
            hint: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "staff" | "seller";
            /** @description When it was last used, to the minute; null for never. */
            last_used_at: string | null;
            /** @description Who made it. */
            made_by: components["schemas"]["Ref"];
            /** @description The name. */
            name: string;
            /** @description When it was revoked; null for never. */
            revoked_at: string | null;
            /** @description What the key may do. */
            scopes: string[];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "active" | "expired" | "revoked";
        };
        Address: {
            /** @description A text that is not empty */
            city: string;
            /** @description The name of a person */
            full_name: string;
            /** @description A text that is not empty */
            line: string;
            /** @description An Iranian mobile number in any usual form and any digits */
            phone: string;
            /** @description An Iranian postcode: ten digits, in any digits */
            postal_code: string;
            /** @description A province of Iran, by its Persian name */
            province: string;
        };
        AdminCategory: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description A text that is not empty */
            name: string;
            /** @description A text, or nothing */
            name_en: string;
            /** @description The id of the category above it; null for a main category. */
            parent_id: number | null;
            /** @description The key of a stored image. */
            picture_key: string | null;
            /**
             * Format: int64
             * @description How many products belong to it itself, counted up to 1,001.
             */
            products_count: number;
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
            /** @description Whether shoppers see it. */
            visible: boolean;
        };
        AdminPostCategory: {
            /** @description The name. */
            name: components["schemas"]["Text"];
            /**
             * Format: int64
             * @description How many posts.
             */
            posts_count: number;
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        Attribute: {
            /** @description Whether it is not sold any more and stays only in what was ordered. */
            archived: boolean;
            /** @description The ids of the categories. */
            category_ids: number[];
            /** @description The code. */
            code: string;
            /** @description Whether it stands in a comparison of goods. */
            comparable: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Whether lists are narrowed by it. */
            filterable: boolean;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What its values are.
             * @enum {unknown}
             */
            kind: "text" | "number" | "boolean" | "select";
            /** @description A text that is not empty */
            name: string;
            /** @description A text, or nothing */
            name_en: string;
            /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
            options: {
                /** @description The code. */
                code: string;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The name. */
                name: string;
                /** @description The name in English. */
                name_en: string;
            }[];
            /** @description A text, or nothing */
            unit: string;
            /** @description A text, or nothing */
            unit_en: string;
            /** @description A text, or nothing */
            unit_one_en: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        AttributeValue: {
            /** @description The answer of a yes or no. */
            boolean: boolean | null;
            /** @description The code. */
            code: string;
            /** @description Whether it stands in a comparison of goods. */
            comparable: boolean;
            /**
             * @description Which of text, number, boolean and option is filled.
             * @enum {unknown}
             */
            kind: "text" | "number" | "boolean" | "select";
            /** @description The name. */
            name: string;
            /** @description The number by which customers know it. */
            number: number | null;
            /** @description The code of the chosen option. */
            option: string | null;
            /** @description The text. */
            text: string | null;
            /** @description What stands behind a number. */
            unit: string | null;
            /** @description The value. */
            value: string;
        };
        AttributeValueForm: {
            /** @description The answer of a yes or no. */
            boolean?: boolean;
            /** @description The code. */
            code: string;
            /** @description The number by which customers know it. */
            number?: number;
            /** @description The code of one of its options. */
            option?: string;
            /** @description A text that is not empty */
            text?: string;
            /** @description A text, or nothing */
            text_en?: string;
        };
        AuditEntry: {
            /** @description The access key by which a program did it. */
            access_key: components["schemas"]["Ref"] | null;
            /** @description What was done. */
            action: string;
            /** @description What stood there afterwards. */
            after: unknown;
            /** @description What stood there before. */
            before: unknown;
            /** @description Who did it. */
            by: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description What it is about. */
            subject: string;
            /** @description The id of what it is about. */
            subject_id: string;
        };
        Backup: {
            /**
             * Format: int64
             * @description The size in bytes.
             */
            bytes: number;
            /**
             * Format: int64
             * @description How many files it holds.
             */
            files_count: number;
            /** @description The id, which never changes. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            made_at: string;
            /** @description When it was last restored for trial and proven; null for never. */
            proven_at: string | null;
            /**
             * Format: int64
             * @description How many rows of the database it holds.
             */
            rows_count: number;
        };
        BankAccount: {
            /** @description The bank. */
            bank: string;
            /** @description The card. */
            card: string | null;
            /** @description The number of the account. */
            number: string;
            /** @description Who owns it. */
            owner: string;
            /** @description The sheba (IBAN) of the account: IR and 24 digits. */
            sheba: string;
        };
        BillingParty: {
            /** @description An economic code: eleven to fourteen digits, in any digits */
            economic_code?: string;
            /** @description A text that is not empty */
            name: string;
            /** @description A company's national id of eleven digits or a person's national code of ten, in any digits */
            national_id: string;
        };
        Brand: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /** @description Empty where there is none */
            name_en: string;
            /** @description The name in the address. */
            slug: string;
        };
        BulkOutcome: {
            /** @description The code. */
            code: string | null;
            /**
             * Format: int64
             * @description Which item it is about: the id that it named.
             */
            id: number;
            /** @description The message. */
            message: string | null;
            /**
             * @description `skipped` was so already; `failed` was refused and is as it was.
             * @enum {unknown}
             */
            outcome: "done" | "skipped" | "failed";
        };
        BulkOutcomeByName: {
            /** @description The code. */
            code: string | null;
            /** @description Which item it is about: the id that it named. */
            id: string;
            /** @description The message. */
            message: string | null;
            /**
             * @description `skipped` was so already; `failed` was refused and is as it was.
             * @enum {unknown}
             */
            outcome: "done" | "skipped" | "failed";
        };
        CardToken: {
            /** @description The last four digits of the card. */
            last_four: string;
            /** @description The card provider's token, which stands for the card. */
            token: string;
        };
        CartItem: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The address of the image. */
            image: string | null;
            /** @description The price before any reduction. */
            list_price: components["schemas"]["Toman"];
            /** @description Some can be had, and they are few. */
            low_stock: boolean;
            /**
             * Format: int64
             * @description How many pieces can be put into the cart at most.
             */
            maxQuantity: number;
            /** @description The name. */
            name: string;
            /** @description The price of one piece. */
            price: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description The id of the product; of a product with several variants, that of its first.
             */
            product_id: number;
            /**
             * Format: int64
             * @description How many pieces.
             */
            quantity: number;
            /** @description The name in the address. */
            slug: string;
            /** @description What tells the variant from the others: its colour and size. */
            variant: string | null;
        };
        Category: {
            /** @description The address of the image. */
            image: string | null;
            /** @description The name. */
            name: string;
            /** @description The slug of the category above it. */
            parent: string | null;
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description How many pieces there are.
             */
            stock: number;
        };
        CategoryAttribute: {
            /** @description The attribute. */
            attribute: components["schemas"]["Attribute"];
            /** @description The category above that has it; null where the category has it itself. */
            inherited_from: components["schemas"]["Ref"] | null;
        };
        ChatEvent: {
            /** @description How far each side has read, and who is there. */
            chat?: components["schemas"]["ChatState"];
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "message" | "chat" | "typing" | "unread" | "queue";
            /** @description The message. */
            message?: components["schemas"]["Message"];
            /**
             * Format: int64
             * @description How many notifications are not read.
             */
            notices_count?: number;
        };
        ChatState: {
            /**
             * Format: int64
             * @description Up to which message the customer has read.
             */
            customer_read: number;
            /** @description Whether the other side is there at the moment. */
            online: boolean;
            /**
             * Format: int64
             * @description Up to which message the staff has read.
             */
            staff_read: number;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "closed";
        };
        ChosenProduct: {
            /** @description The colour of the mark, as a style takes it. */
            badge_color: string | null;
            /** @description What the mark on the product card says. */
            badge_text: string | null;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Whether some can be had. */
            in_stock: boolean;
            /** @description The name. */
            name: string;
            /** @description The price that is paid now. */
            new_price: components["schemas"]["Toman"];
            /** @description The variant, where there is but one to choose. */
            only_variant: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description Some can be had, and they are few. */
                low_stock: boolean;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
            } | null;
            /** @description The mean of all stars, from 1 to 5; null before the first review. */
            rating: number | null;
            /** @description How many reviews it has. */
            review_text: number | null;
            /** @description The name in the address. */
            slug: string;
            /** @description The address of the small image. */
            thumb: string | null;
        };
        Comment: {
            /** @description Who wrote it. */
            author: string;
            /** @description The address of the portrait. */
            avatar: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The text. */
            text: string;
        };
        Conversation: {
            /** @description Who of the staff looks after it. */
            assigned_to: components["schemas"]["Ref"] | null;
            /**
             * Format: int64
             * @description The id of the customer.
             */
            customer_id: number;
            /**
             * Format: date-time
             * @description When the last message was written.
             */
            last_at: string;
            /**
             * @description Which side wrote the last message.
             * @enum {unknown}
             */
            last_by: "customer" | "staff";
            /** @description The beginning of the last message. */
            last_text: string;
            /** @description The name. */
            name: string;
            /** @description Whether the other side is there at the moment. */
            online: boolean;
            /** @description The mobile number. */
            phone: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "closed";
            /**
             * Format: int64
             * @description How many messages are not read.
             */
            unread_count: number;
            /** @description Since when the customer has been waiting for an answer. */
            waiting_since: string | null;
        };
        ConversationDetail: {
            /** @description Who of the staff looks after it. */
            assigned_to: components["schemas"]["Ref"] | null;
            /** @description How far each side has read, and who is there. */
            chat: components["schemas"]["ChatState"];
            /**
             * Format: int64
             * @description The id of the customer.
             */
            customer_id: number;
            /**
             * Format: date-time
             * @description When the last message was written.
             */
            last_at: string;
            /**
             * @description Which side wrote the last message.
             * @enum {unknown}
             */
            last_by: "customer" | "staff";
            /** @description The beginning of the last message. */
            last_text: string;
            /** @description The name. */
            name: string;
            /** @description Whether the other side is there at the moment. */
            online: boolean;
            /** @description The newest orders of the customer. */
            orders: {
                /** @description The number by which customers know it. */
                number: string;
                /**
                 * Format: date-time
                 * @description When it was ordered.
                 */
                placed_at: string;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
                /** @description The sum. */
                total: components["schemas"]["Toman"];
            }[];
            /** @description The mobile number. */
            phone: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "closed";
            /**
             * Format: int64
             * @description How many messages are not read.
             */
            unread_count: number;
            /** @description Since when the customer has been waiting for an answer. */
            waiting_since: string | null;
        };
        CounterSale: {
            /** @description The company that buys, where the invoice is to name one. */
            billing?: components["schemas"]["BillingParty"];
            /** @description Who buys, where they say so: the order is theirs, and their credit pays. Else it is nobody’s. */
            customer?: {
                /** @description The name of a person */
                full_name?: string;
                /** @description An Iranian mobile number in any usual form and any digits */
                phone: string;
                /** @description The session of the code by which the customer has confirmed, in the last ten minutes, that their credit pays; without it none is taken. */
                session_id?: string;
            };
            /** @description The items. */
            items: {
                /**
                 * Format: int32
                 * @description How many pieces.
                 */
                quantity: number;
                /**
                 * Format: int32
                 * @description The id of the variant.
                 */
                variant_id: number;
            }[];
            /**
             * Format: int32
             * @description The location of the stock from which the pieces are taken.
             */
            location_id: number;
            /** @description What other systems note on it: names of up to 40 letters, digits, hyphens and underscores. */
            metadata?: {
                [key: string]: string;
            };
            /** @description What is paid with what; together the total, as the shop has it. */
            payments: {
                /** @description Whole toman */
                amount: components["schemas"]["Toman"];
                /**
                 * @description With what it is paid.
                 * @enum {unknown}
                 */
                method: "counter-cash" | "card-terminal" | "credit";
                /** @description A text, or nothing */
                reference?: string;
            }[];
        };
        Coupon: {
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 with an offset: 2026-11-20T08:00:00Z
             */
            begins_at: string;
            /** @description The ids of the categories. */
            category_ids: number[];
            /** @description A text that is not empty */
            code: string;
            /**
             * Format: int64
             * @description How many codes of one use were made for it.
             */
            codes_count: number;
            /** @description Whole toman */
            discount_amount: components["schemas"]["Toman"];
            /** @description When it ends. */
            ends_at: string | null;
            /** @description Whether it holds for a customer's first order alone. */
            first_order_only: boolean;
            /**
             * Format: int64
             * @description How many of them can still be used.
             */
            free_codes_count: number;
            /**
             * Format: int64
             * @description Toman that it took off, goods and postage, of orders that stand
             */
            given: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "percent" | "amount" | "free-shipping";
            /** @description How much it takes off at most; null for any. */
            max_discount_amount: components["schemas"]["Toman"] | null;
            /** @description How often it can be used in all; null for any. */
            max_uses: number | null;
            /** @description How often each customer can use it; null for any. */
            max_uses_per_customer: number | null;
            /** @description Whole toman */
            minimum_total: components["schemas"]["Toman"];
            /**
             * Format: int32
             * @description By how many percent it is cheaper.
             */
            percent_off: number;
            /** @description Whether it stands on the home page. */
            shown_on_home: boolean;
            /** @description Whether its own code is none, and each of its codes, made in batches, is redeemed by one order. */
            single_use_codes: boolean;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "running" | "coming" | "ended" | "paused";
            /**
             * Format: int64
             * @description Orders that have its discount without one of its uses: paid after their hold, when none was left.
             */
            uncounted_count: number;
            /**
             * Format: int64
             * @description How often it was used.
             */
            uses_count: number;
            /**
             * Format: int32
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        CouponBatch: {
            /**
             * Format: int64
             * @description How many codes were made.
             */
            codes_count: number;
            /**
             * Format: int64
             * @description The coupon whose terms hold for it.
             */
            coupon_id: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description How many of them can still be used.
             */
            free_count: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description What all of its codes begin with. */
            prefix: string;
            /**
             * Format: int64
             * @description How many of them orders that stand have redeemed.
             */
            redeemed_count: number;
            /**
             * Format: int64
             * @description How many of them were revoked before an order redeemed them.
             */
            revoked_count: number;
        };
        CouponCode: {
            /**
             * Format: int64
             * @description The batch in which it was made.
             */
            batch_id: number;
            /** @description The code; whoever types it may leave the hyphens out. */
            code: string;
            /**
             * Format: int64
             * @description The coupon whose terms hold for it.
             */
            coupon_id: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The order that has redeemed it and stands; null where none has. */
            order_number: string | null;
            /** @description When that was; null where none has. */
            redeemed_at: string | null;
            /**
             * @description Free again when the order that redeemed it comes to nothing.
             * @enum {unknown}
             */
            status: "free" | "redeemed" | "revoked";
        };
        CreditEntry: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /** @description What it comes to after this entry. */
            balance: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description A note. */
            note: string | null;
            /** @description The number of the order. */
            order: string | null;
            /**
             * @description Why.
             * @enum {unknown}
             */
            reason: "refund" | "payment" | "given-back" | "added" | "taken";
        };
        Customer: {
            /** @description How many pieces can be sold: on hand, less what is held. */
            available: boolean;
            /** @description The address of the portrait. */
            avatar: string | null;
            /** @description The store credit. */
            credit: components["schemas"]["Toman"];
            /** @description The mail address. */
            email: string | null;
            /** @description The name of the person. */
            full_name: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Whether the customer wants notifications. */
            notifications_on: boolean;
            /** @description The mail address that is not confirmed yet. */
            pending_email: string | null;
            /** @description The mobile number. */
            phone: string;
            /** @description What the person is employed for; null for a customer. */
            role: ("owner" | "manager" | "support" | "writer") | null;
            /** @description The name that was chosen for signing in. */
            username: string;
        };
        CustomerCreditEntry: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /** @description What it comes to after this entry. */
            balance: components["schemas"]["Toman"];
            /** @description Who did it. */
            by: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description A note. */
            note: string | null;
            /** @description The number of the order. */
            order: string | null;
            /**
             * @description Why.
             * @enum {unknown}
             */
            reason: "refund" | "payment" | "given-back" | "added" | "taken";
        };
        CustomerDetail: {
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /** @description The addresses. */
            addresses: {
                /** @description The city. */
                city: string;
                /** @description The name of the person. */
                full_name: string;
                /** @description The number of the line in the file. */
                line: string;
                /** @description The mobile number. */
                phone: string;
                /** @description The postcode of ten digits. */
                postal_code: string;
                /** @description The province. */
                province: string;
            }[];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The store credit. */
            credit: components["schemas"]["Toman"];
            /** @description The mail address. */
            email: string | null;
            /** @description The name of the person. */
            full_name: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
            metadata: {
                [key: string]: string;
            };
            /** @description The mobile number. */
            phone: string;
            /** @description What the person is employed for; null for a customer. */
            role: ("owner" | "manager" | "support" | "writer") | null;
            /**
             * Format: int64
             * @description How many sessions are open.
             */
            sessions_count: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The name that was chosen for signing in. */
            username: string;
        };
        CustomerFigures: {
            /**
             * Format: int64
             * @description How many orders were cancelled.
             */
            cancelled_count: number;
            /**
             * Format: int64
             * @description How many comments.
             */
            comments_count: number;
            /**
             * Format: int64
             * @description How many orders.
             */
            orders_count: number;
            /**
             * Format: int64
             * @description How many questions.
             */
            questions_count: number;
            /**
             * Format: int64
             * @description Sent back whole
             */
            returned_count: number;
            /**
             * Format: int64
             * @description How many reviews.
             */
            reviews_count: number;
            /** @description What the customer has paid in all. */
            spent: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description How many tickets.
             */
            tickets_count: number;
        };
        /** @description What answers a call that is refused, or that failed. */
        Error: {
            /** @description What it is about; each code has one status, and a line under `/api/errors/`. */
            code: string;
            /** @description Each field that has to be mended, by its path. */
            errors?: {
                /** @description What is wrong with it. */
                code: string;
                /** @description The limit that it is beyond. */
                limit?: number;
                /** @description The same in a sentence. */
                message: string;
                /** @description Where in the request the field stands: `/body/lines/0/quantity`. */
                path: string;
            }[];
            /** @description Numbers that explain the refusal, such as how many pieces are left. */
            facts?: {
                [key: string]: number;
            };
            /** @description A sentence for each field of the body that has to be mended. */
            fields?: {
                [key: string]: string;
            };
            /** @description A sentence in the caller's language, for people. */
            message: string;
            /** @description The number of the request, by which the log of the shop knows it. */
            request_id: string;
            /** @description Whether the same request is worth another try later. */
            retryable: boolean;
        };
        Event: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description Never given twice, and greater than that of every event before.
             */
            id: number;
            /** @description How it stands. */
            status: string | null;
            /** @description What it is about. */
            subject: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The noun of a call: order, return, customer, product … */
                kind: string;
                /** @description The number by which customers know it. */
                number: string | null;
            };
            /** @description What happened, in the past tense: order.paid */
            type: string;
        };
        ExportedOrder: {
            /** @description The city. */
            city: string;
            /** @description The code of the coupon that took something off; null where none did. */
            coupon_code: string | null;
            /**
             * Format: int64
             * @description The id of the customer.
             */
            customer_id: number;
            /** @description What the coupon took off. */
            discount_total: components["schemas"]["Toman"];
            /** @description The sum of its goods, before coupon and delivery. */
            items_total: components["schemas"]["Toman"];
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description The share of the line in the coupon. */
                discount_total: components["schemas"]["Toman"];
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description Of a piece, before the price rule and flash sales. */
                list_price: components["schemas"]["Toman"];
                /** @description In Persian, as it was ordered. */
                name: string;
                /**
                 * Format: int64
                 * @description The id of the product; of a product with several variants, that of its first.
                 */
                product_id: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /**
                 * Format: int64
                 * @description How many of its pieces have come back.
                 */
                returned_count: number;
                /**
                 * Format: int64
                 * @description The id of who sells it.
                 */
                seller_id: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What was charged a piece. */
                unit_price: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description The id of the variant.
                 */
                variant_id: number;
                /** @description The tax that its total contains. */
                vat_total: components["schemas"]["Toman"];
            }[];
            /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
            metadata: {
                [key: string]: string;
            };
            /** @description The number by which customers know it. */
            number: string;
            /** @description When it was paid. */
            paid_at: string | null;
            /** @description The way to pay that was chosen. */
            payment_method: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description The province. */
            province: string;
            /** @description What has gone back, or is on its way back. */
            refunded_total: components["schemas"]["Toman"];
            /** @description What delivery costs. */
            shipping_total: components["schemas"]["Toman"];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description The sum. */
            total: components["schemas"]["Toman"];
            /** @description The tax that the total contains. */
            vat_total: components["schemas"]["Toman"];
        };
        ExportedProduct: {
            /** @description The id of the brand. */
            brand_id: number | null;
            /**
             * Format: int64
             * @description The id of the category.
             */
            category_id: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: {
                /** @description In English. */
                en: string | null;
                /** @description In Persian. */
                fa: string;
            };
            /**
             * Format: int64
             * @description The id of who sells it.
             */
            seller_id: number;
            /** @description The name in the address. */
            slug: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "active" | "archived";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The variants that can be chosen. */
            variants: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description Before the price rule and flash sales. */
                base_price: components["schemas"]["Toman"];
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /**
                 * Format: int64
                 * @description How many pieces are held for orders that are not paid yet.
                 */
                held: number;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The name. */
                name: string | null;
                /**
                 * Format: int64
                 * @description How many pieces are on the shelf.
                 */
                on_hand: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description Whether shoppers may see it. */
                visible: boolean;
            }[];
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        ExportedStockMovement: {
            /**
             * Format: int64
             * @description By how many pieces the held stock changed.
             */
            held_change: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: int64
             * @description The location of stock: where the pieces lie, or where it happened.
             */
            location_id: number;
            /**
             * Format: date-time
             * @description When the stock was moved.
             */
            moved_at: string;
            /** @description A note. */
            note: string;
            /**
             * Format: int64
             * @description By how many pieces the stock on the shelf changed.
             */
            on_hand_change: number;
            /** @description The number of the order. */
            order_number: string | null;
            /** @description Why. */
            reason: string;
            /**
             * Format: int64
             * @description The id of the variant.
             */
            variant_id: number;
        };
        Facets: {
            /** @description Attributes of the category and of those near it, with the values that products have. */
            attributes: {
                /** @description What can be chosen, each with how many products it would leave. */
                choices: {
                    /**
                     * Format: int64
                     * @description How many there are.
                     */
                    count: number;
                    /** @description The name. */
                    name: string;
                    /** @description The value. */
                    value: string;
                }[];
                /** @description The code. */
                code: string;
                /** @description The name. */
                name: string;
            }[];
            /** @description The brands among the products that were found. */
            brands: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
            }[];
            /** @description The colours among the products that were found. */
            colours: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description The colour as #rrggbb. */
                hex: string | null;
                /** @description The name. */
                name: string;
                /** @description The value. */
                value: string;
            }[];
            /**
             * Format: int64
             * @description How many of the products can be had.
             */
            in_stock_count: number;
            /** @description How many products can be paid in each way. */
            payments: {
                /** @description The code. */
                code: "online" | "cash";
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
            }[];
            /** @description The highest price. */
            price_max: components["schemas"]["Toman"];
            /** @description The lowest price. */
            price_min: components["schemas"]["Toman"];
            /** @description How many products have at least so many stars. */
            ratings: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /**
                 * Format: int64
                 * @description From 1 to 5 stars.
                 */
                stars: number;
            }[];
            /** @description The sizes among the products that were found. */
            sizes: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description The name. */
                name: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description The sum. */
            total: components["schemas"]["Toman"];
        };
        FeaturedProduct: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /** @description The name in the address. */
            slug: string;
            /** @description The address of the small image. */
            thumb: string | null;
            /** @description Whether shoppers see it. */
            visible: boolean;
        };
        FlashSale: {
            /**
             * Format: int32
             * @description How many pieces may be sold at this price.
             */
            allotted: number;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description ISO 8601 with an offset: 2026-11-20T08:00:00Z
             */
            begins_at: string;
            /** @description The colour of the variant. */
            colour: string;
            /**
             * Format: date-time
             * @description ISO 8601 with an offset: 2026-11-20T08:00:00Z
             */
            ends_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /**
             * Format: int32
             * @description Its index in the list, from the first on.
             */
            position: number;
            /** @description The price of one piece. */
            price: components["schemas"]["Toman"] | null;
            /**
             * Format: int32
             * @description The id of the product; of a product with several variants, that of its first.
             */
            product_id: number;
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description What buyers paid.
             */
            sold: number;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "running" | "coming" | "ended";
            /** @description The address of the small image. */
            thumb: string | null;
            /**
             * Format: int32
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        FlashSaleCard: {
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /** @description One of the colours of the shop, as a style takes it. */
            color: string;
            /**
             * Format: int64
             * @description By how many percent it is cheaper.
             */
            discount: number;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Whether some can be had. */
            in_stock: boolean;
            /** @description Where it leads. */
            link?: string;
            /** @description The name. */
            name: string;
            /** @description The price that is paid now. */
            new_price: components["schemas"]["Toman"];
            /** @description The mean of all stars, from 1 to 5; null before the first review. */
            rating: number | null;
            /** @description How many reviews it has. */
            review_text: number | null;
            /** @description The name in the address. */
            slug: string;
            /** @description The address of the small image. */
            thumb: string | null;
        };
        ForeignAmount: {
            /**
             * @description The currency, by its three letters.
             * @enum {unknown}
             */
            currency: "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "ILS" | "JPY" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "SEK" | "SGD" | "THB" | "TWD" | "USD";
            /**
             * Format: int64
             * @description The amount in the currency's smallest unit.
             */
            minor: number;
            /**
             * Format: int64
             * @description How many toman one unit of the currency is.
             */
            toman_per_unit: number;
        };
        Fulfillment: {
            /** @description When the parcel reached the delivery station; null before. */
            at_station_at: string | null;
            /** @description Who carries the parcel; null while nobody has named it. */
            carrier: string | null;
            /** @description When the parcel was delivered; null before. */
            delivered_at: string | null;
            /** @description When the parcel was handed over to the carrier; null before. */
            handed_over_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description The address of the image. */
                image: string | null;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description When the parcel was given up as lost; null unless it was. */
            lost_at: string | null;
            /** @description When the parcel was last on its way to the customer; null before. */
            on_the_way_at: string | null;
            /** @description The number of the order. */
            order_number: string;
            /**
             * Format: date-time
             * @description When the parcel was packed.
             */
            packed_at: string;
            /**
             * Format: int64
             * @description Its index in the list, from the first on.
             */
            position: number;
            /** @description Why. */
            reason: ("refused" | "not-found" | "damaged") | null;
            /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
            resolution: ("refunded" | "sent-again" | "replaced") | null;
            /** @description When that was decided; null before. */
            resolved_at: string | null;
            /** @description When the parcel was back in the shop; null unless it is. */
            returned_at: string | null;
            /** @description When the parcel turned back; null unless it did. */
            returning_at: string | null;
            /** @description The seller. */
            seller: components["schemas"]["Ref"];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
            /** @description What the goods in it cost, after the coupon. */
            total: components["schemas"]["Toman"];
            /** @description The code by which the carrier tracks the parcel. */
            tracking_code: string | null;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        HeroSlide: {
            /** @description The button and where it leads. */
            action: {
                /** @description A text, or nothing */
                en: string;
                /** @description A text that is not empty */
                fa: string;
            };
            /** @description When it begins; null for at once. */
            begins_at: string | null;
            /**
             * @description The colour theme.
             * @enum {unknown}
             */
            cloth: "pomegranate" | "turquoise" | "indigo" | "plum";
            /** @description When it ends. */
            ends_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description A text that is not empty */
            link: string;
            /** @description The key of a stored image. */
            picture_key: string | null;
            /** @description Whether shoppers see it. */
            shown: boolean;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "running" | "coming" | "ended" | "off";
            /** @description The text. */
            text: {
                /** @description A text, or nothing */
                en: string;
                /** @description A text that is not empty */
                fa: string;
            };
            /** @description The title. */
            title: {
                /** @description A text, or nothing */
                en: string;
                /** @description A text that is not empty */
                fa: string;
            };
            /**
             * Format: int32
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        HomeCoupon: {
            /** @description The code. */
            code: string;
            /** @description How much the coupon takes off. */
            discount_amount: components["schemas"]["Toman"];
            /** @description When it ends. */
            ends_at: string | null;
            /** @description Whether it holds for a customer's first order alone. */
            first_order_only: boolean;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "percent" | "amount" | "free-shipping";
            /** @description How much it takes off at most; null for any. */
            max_discount_amount: components["schemas"]["Toman"] | null;
            /** @description From which sum on the coupon holds. */
            minimum_total: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description By how many percent it is cheaper.
             */
            percent_off: number;
            /** @description Whether it holds for some goods alone. */
            some_goods: boolean;
        };
        Invoice: {
            /** @description Who buys, as it stands on the invoice. */
            buyer: components["schemas"]["InvoiceParty"];
            /** @description The code. */
            code: {
                /** @description The drawing of the code, as an SVG path. */
                path: string;
                /**
                 * Format: int64
                 * @description How many modules the code has on each side.
                 */
                size: number;
            };
            /** @description The document that has corrected it since. */
            corrected_by: string | null;
            /** @description What the coupon took off. */
            discount_total: components["schemas"]["Toman"];
            /** @description The number of the invoice. */
            document: string;
            /** @description All documents of the order, the first invoice first. */
            documents: components["schemas"]["InvoiceRef"][];
            /** @description What was paid in foreign money. */
            foreign: components["schemas"]["ForeignAmount"] | null;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issued_at: string;
            /** @description The sum of its goods, before coupon and delivery. */
            items_total: components["schemas"]["Toman"];
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "original" | "correction" | "cancellation" | "return";
            /** @description The lines. */
            lines: {
                /** @description The amount. */
                amount: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description By how many percent it is cheaper.
                 */
                discount: number;
                /** @description The name. */
                name: string;
                /** @description The price of one piece. */
                price: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
                /** @description Value added tax contained in the amount. */
                vat: components["schemas"]["Toman"];
            }[];
            /** @description The number by which customers know it. */
            number: string;
            /** @description The document that this one corrects. */
            original: string | null;
            /** @description When it was paid. */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description The seller. */
            seller: components["schemas"]["InvoiceParty"];
            /** @description What delivery costs. */
            shipping_total: components["schemas"]["Toman"];
            /** @description Value added tax contained in the delivery. */
            shipping_vat: components["schemas"]["Toman"];
            /** @description The sum. */
            total: components["schemas"]["Toman"];
            /** @description Value added tax contained in the total. */
            vat_total: components["schemas"]["Toman"];
            /** @description The address at which anybody can check the document. */
            verify: string;
        };
        InvoiceParty: {
            /** @description The address. */
            address: string;
            /** @description The economic code at the tax office. */
            economic_code: string | null;
            /** @description The mail address. */
            email: string | null;
            /** @description The number of the line in the file. */
            line: string | null;
            /** @description The name. */
            name: string;
            /** @description The mobile number. */
            phone: string;
            /** @description The postcode of ten digits. */
            postal_code: string | null;
            /** @description A company's national id or a person's national code, by which the tax office knows the buyer. */
            tax_id: string | null;
        };
        InvoiceRef: {
            /** @description The number of the invoice. */
            document: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issued_at: string;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "original" | "correction" | "cancellation" | "return";
            /** @description The sum. */
            total: components["schemas"]["Toman"];
        };
        ItemOutcome: {
            /** @description Whether something new was made of it. */
            added: boolean;
            /** @description The code. */
            code: string | null;
            /** @description What is wrong with which part of it. */
            errors: {
                /** @description What is wrong with it. */
                code: string;
                /** @description The same in a sentence. */
                message: string;
                /** @description The part of the item that is wrong. */
                path: string;
            }[];
            /**
             * Format: int64
             * @description Which item it is about: the id that it named, or the line of the file.
             */
            id: number;
            /** @description The message. */
            message: string | null;
            /**
             * @description `skipped` was so already; `failed` was refused and is as it was.
             * @enum {unknown}
             */
            outcome: "done" | "skipped" | "failed";
            /** @description The name in the address. */
            slug: string | null;
        };
        Job: {
            /** @description How many there are of each. */
            counts: {
                /**
                 * Format: int64
                 * @description Those of them of which something new was made.
                 */
                added: number;
                /**
                 * Format: int64
                 * @description Items that were done.
                 */
                done: number;
                /**
                 * Format: int64
                 * @description Items that were refused and are as they were.
                 */
                failed: number;
                /**
                 * Format: int64
                 * @description Items that were so already.
                 */
                skipped: number;
            } | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description How many items are done so far.
             */
            done_count: number;
            /** @description Whether it only says what would become of each item. */
            dry_run: boolean;
            /** @description When it ended. */
            ended_at: string | null;
            /** @description What went wrong. */
            error: {
                /** @description Why it failed. */
                code: string;
                /** @description The same in a sentence. */
                message: string;
            } | null;
            /** @description When it ends; null for never. */
            expires_at: string | null;
            /** @description As its sender called the file that it reads; null where it reads none. */
            file_name: string | null;
            /** @description Of a dry run, the job that carries it out; null while none does. */
            followed_by_id: number | null;
            /** @description The dry run that it carries out; null where it follows none. */
            follows_id: number | null;
            /**
             * Format: int64
             * @description The number of the job: `GET /api/admin/jobs/{id}/` is its address, of a seller’s `GET /api/seller/jobs/{id}/`.
             */
            id: number;
            /**
             * @description What is done.
             * @enum {unknown}
             */
            kind: "orders-export" | "products-export" | "customers-export" | "stock-movements-export" | "events-export" | "stock-bulk-move" | "variants-bulk-reprice" | "products-import";
            /** @description Where its result stands, for who began it alone; null while there is none. */
            result_url: string | null;
            /**
             * @description Where it stands; `done`, `failed` and `cancelled` are ends.
             * @enum {unknown}
             */
            status: "waiting" | "working" | "done" | "failed" | "cancelled";
            /** @description How many items there are; null until they are counted. */
            total_count: number | null;
        };
        ListedAttribute: {
            /** @description Whether it is not sold any more and stays only in what was ordered. */
            archived: boolean;
            /**
             * Format: int64
             * @description How many categories have it themselves.
             */
            categories_count: number;
            /** @description The code. */
            code: string;
            /** @description Whether it stands in a comparison of goods. */
            comparable: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Whether lists are narrowed by it. */
            filterable: boolean;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What its values are.
             * @enum {unknown}
             */
            kind: "text" | "number" | "boolean" | "select";
            /** @description A text that is not empty */
            name: string;
            /** @description A text, or nothing */
            name_en: string;
            /**
             * Format: int64
             * @description How many options it has.
             */
            options_count: number;
            /**
             * Format: int64
             * @description How many products have a value of it, counted up to 1,001.
             */
            products_count: number;
            /** @description A text, or nothing */
            unit: string;
            /** @description A text, or nothing */
            unit_en: string;
            /** @description A text, or nothing */
            unit_one_en: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        ListedComment: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The post. */
            post: {
                /** @description The name in the address. */
                slug: string;
                /** @description The title. */
                title: string;
            };
            /** @description Why. */
            reason: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused";
            /** @description The text. */
            text: string;
            /** @description Who wrote it. */
            writer: string;
        };
        ListedCustomer: {
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The mail address. */
            email: string | null;
            /** @description The name of the person. */
            full_name: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
            metadata: {
                [key: string]: string;
            };
            /** @description The mobile number. */
            phone: string;
            /** @description What the person is employed for; null for a customer. */
            role: ("owner" | "manager" | "support" | "writer") | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The name that was chosen for signing in. */
            username: string;
        };
        ListedInvoice: {
            /** @description What the coupon took off. */
            discount_total: components["schemas"]["Toman"];
            /** @description The number of the invoice. */
            document: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issued_at: string;
            /** @description The sum of its goods, before coupon and delivery. */
            items_total: components["schemas"]["Toman"];
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "original" | "correction" | "cancellation" | "return";
            /** @description The number of the order. */
            order: components["schemas"]["OrderRef"];
            /** @description The document that it corrects or takes back; null of a first invoice. */
            original_id: number | null;
            /** @description When it was paid. */
            paid_at: string | null;
            /** @description What delivery costs. */
            shipping_total: components["schemas"]["Toman"];
            /** @description The sum. */
            total: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Value added tax contained in the total. */
            vat_total: components["schemas"]["Toman"];
        };
        ListedOrder: {
            /** @description The city. */
            city: string;
            /** @description The full name that it is sent to */
            customer: string;
            /**
             * Format: int64
             * @description How many pieces it has.
             */
            item_count: number;
            /** @description The number by which customers know it. */
            number: string;
            /** @description Whether it is paid. */
            paid: boolean;
            /** @description The way to pay that was chosen. */
            payment_method: string;
            /** @description The mobile number. */
            phone: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description The sum. */
            total: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ListedPayment: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /** @description What came in by the payment. */
            captured: components["schemas"]["Toman"];
            /** @description The card, as far as the gateway names it: its first and last digits. */
            card_mask: string | null;
            /** @description Whether the payment is disputed. */
            disputed: boolean;
            /** @description What was paid in foreign money. */
            foreign: components["schemas"]["ForeignAmount"] | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "gateway" | "bank-transfer" | "cash" | "stored-value";
            /** @description The way to pay. */
            method: string;
            /** @description The number of the order. */
            order: components["schemas"]["OrderRef"];
            /** @description The number by which the bank or the gateway knows it. */
            reference: string | null;
            /** @description Of what was paid, what has gone back or is on its way back. */
            refunded: components["schemas"]["Toman"];
            /** @description When it was paid, or came to nothing; null while it is open. */
            settled_at: string | null;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            started_at: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "started" | "reported" | "paid" | "failed" | "refunded";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ListedPost: {
            /** @description Who wrote it, as it is displayed. */
            author_name: components["schemas"]["Text"];
            /** @description The category. */
            category: string;
            /** @description The name of the category. */
            category_name: components["schemas"]["Text"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changed_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description When it is published; null for a draft. */
            published_at: string | null;
            /** @description The name in the address. */
            slug: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "scheduled" | "published";
            /** @description The title. */
            title: components["schemas"]["Text"];
        };
        ListedProduct: {
            /**
             * Format: int64
             * @description How many pieces can be sold: on hand, less what is held.
             */
            available: number;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /** @description The brand, where the product has one. */
            brand: string | null;
            /** @description The category. */
            category: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Some can be had, and they are few. */
            low_stock: boolean;
            /** @description The name. */
            name: string;
            /** @description Whether a flash sale holds now. */
            on_offer: boolean;
            /** @description The seller. */
            seller: string;
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description How many pieces were sold.
             */
            sold_count: number;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "active" | "archived";
            /** @description The address of the small image. */
            thumb: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: int64
             * @description How many variants it has.
             */
            variants_count: number;
        };
        ListedRefund: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it was done. */
            done_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What made it go back.
             * @enum {unknown}
             */
            kind: "cancelled" | "returned" | "return" | "staff" | "not-taken" | "excess";
            /**
             * @description Where the money went.
             * @enum {unknown}
             */
            method: "payment" | "credit" | "uncollected" | "counter";
            /** @description The number of the order. */
            order: components["schemas"]["OrderRef"];
            /** @description The payment that it gives back; null for what was never collected. */
            payment_id: number | null;
            /** @description Why. */
            reason: string | null;
            /** @description The number by which the bank or the gateway knows it. */
            reference: string | null;
            /**
             * @description How what goes back had been paid.
             * @enum {unknown}
             */
            source: "gateway" | "credit" | "cash";
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "due" | "done" | "failed";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ListedReturn: {
            /** @description The answer. */
            answer: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            asked_at: string;
            /** @description Whether what was paid can go back the way it came; else it becomes store credit. */
            be_paid_back: boolean;
            /** @description Who did it. */
            by: string | null;
            /** @description The customer. */
            customer: components["schemas"]["Ref"];
            /** @description When it ended. */
            ended_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description The number of the order. */
            order: string;
            /** @description The status of the order. */
            order_status: string;
            /** @description The images. */
            pictures: string[];
            /**
             * @description Why.
             * @enum {unknown}
             */
            reason: "damaged" | "wrong-goods" | "not-as-described" | "does-not-fit" | "changed-mind" | "other" | "not-delivered";
            /** @description How much can still be given back. */
            refundable: components["schemas"]["Toman"];
            /** @description Whether the pieces went back on the shelf. */
            restocked: boolean | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "asked" | "approved" | "refused" | "done";
            /** @description The text. */
            text: string;
            /** @description What its pieces cost, after the coupon. */
            worth: components["schemas"]["Toman"];
        };
        ListedSeller: {
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /** @description What it comes to after this entry. */
            balance: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description The shop's commission in percent.
             */
            commission_percent: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Whether it is the shop's own. */
            house: boolean;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /** @description Who owns it. */
            owner: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The mobile number. */
                phone: string;
                /** @description The name that was chosen for signing in. */
                username: string;
            } | null;
            /**
             * Format: int64
             * @description How many products there are.
             */
            products_count: number;
            /** @description The name in the address. */
            slug: string;
        };
        ListedTicket: {
            /** @description Who of the staff looks after it. */
            assignee: components["schemas"]["Ref"] | null;
            /** @description The beginning of the text. */
            excerpt: string;
            /** @description The name. */
            name: string;
            /** @description The number by which customers know it. */
            number: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "answered" | "closed";
            /**
             * @description What it is about.
             * @enum {unknown}
             */
            topic: "buying" | "authors" | "buyer-help" | "license";
            /**
             * Format: date-time
             * @description When something last happened to it.
             */
            touched_at: string;
        };
        Message: {
            /** @description Who wrote it. */
            author: string | null;
            /**
             * @description Who did it.
             * @enum {unknown}
             */
            by: "customer" | "staff";
            /** @description A key of the sender, so that a message that is sent twice stands once. */
            client_id: string;
            /** @description The files. */
            files: components["schemas"]["MessageFile"][];
            /**
             * Format: int64
             * @description Its number in the conversation.
             */
            number: number;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sent_at: string;
            /** @description The text. */
            text: string;
        };
        MessageFile: {
            /** @description The address. */
            address: string;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            bytes: number;
            /** @description The height in pixels. */
            height: number | null;
            /** @description The media type. */
            mime_type: string;
            /** @description The name. */
            name: string;
            /** @description The width in pixels. */
            width: number | null;
        };
        ModeratedQuestion: {
            /** @description What is said about it. */
            about: {
                /** @description The address. */
                address: string;
                /** @description The name. */
                name: string;
            };
            /** @description The answers. */
            answers: {
                /** @description Whether the shop itself answers. */
                by_shop: boolean;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description Why. */
                reason: string | null;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "waiting" | "approved" | "refused";
                /** @description The text. */
                text: string;
                /** @description Who wrote it. */
                writer: components["schemas"]["Ref"];
            }[];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Why. */
            reason: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused";
            /** @description The text. */
            text: string;
            /** @description Who wrote it. */
            writer: components["schemas"]["Ref"];
        };
        ModeratedReview: {
            /** @description What is said about it. */
            about: {
                /** @description The address. */
                address: string;
                /** @description The name. */
                name: string;
            };
            /** @description Whether the name is not displayed. */
            anonymous: boolean;
            /** @description Whether the writer bought it here. */
            bought: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What is reviewed.
             * @enum {unknown}
             */
            of: "product" | "seller";
            /** @description The images. */
            pictures: string[];
            /** @description Why. */
            reason: string | null;
            /**
             * Format: int64
             * @description From 1 to 5 stars.
             */
            stars: number;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused";
            /** @description The text. */
            text: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
            /** @description Who wrote it. */
            writer: components["schemas"]["Ref"];
        };
        MoneyApproval: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /** @description When it was decided. */
            decided_at: string | null;
            /** @description Who decided. */
            decided_by: components["schemas"]["Ref"] | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Where it leads. */
            link: string;
            /** @description Whether the caller may approve it: a colleague may, and who asked where there is none. */
            may_approve: boolean;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requested_at: string;
            /** @description Who asked for it. */
            requested_by: components["schemas"]["Ref"];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused" | "used";
            /** @description When it was given; null until then. */
            used_at: string | null;
        };
        NewAccessKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it ends; null for never. */
            expires_at: string | null;
            /** @description The last letters of the key, by which it is recognised. */
            hint: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The key itself, in this answer alone: the shop stores its hash. */
            key: string;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "staff" | "seller";
            /** @description When it was last used, to the minute; null for never. */
            last_used_at: string | null;
            /** @description Who made it. */
            made_by: components["schemas"]["Ref"];
            /** @description The name. */
            name: string;
            /** @description When it was revoked; null for never. */
            revoked_at: string | null;
            /** @description What the key may do. */
            scopes: string[];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "active" | "expired" | "revoked";
        };
        NewOrder: {
            /** @description The address. */
            address: components["schemas"]["Address"];
            /** @description Whole toman */
            agreed_total?: components["schemas"]["Toman"];
            /** @description The company that buys, where the invoice is to name one. */
            billing?: components["schemas"]["BillingParty"];
            /** @description The card. */
            card?: components["schemas"]["CardToken"];
            /** @description A text that is not empty */
            coupon?: string;
            /**
             * @deprecated
             * @description The former name of `credit_amount`, taken until 2027-11-28.
             */
            credit?: components["schemas"]["Toman"];
            /** @description Whole toman */
            credit_amount?: components["schemas"]["Toman"];
            /**
             * @description The way to pay that was chosen.
             * @enum {unknown}
             */
            payment_method: "cash" | "online" | "zibal" | "credit-card" | "bank" | "paypal" | "credit";
            /** @description Whether the address is stored among the customer's. */
            save_address?: boolean;
            /**
             * Format: int32
             * @description The id of the shipping method.
             */
            shipping_method_id: number;
        };
        Notification: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description What it is. */
            kind: string;
            /** @description Where it leads. */
            link: string;
            /** @description Whether it is read. */
            read: boolean;
            /** @description The text. */
            text: string;
            /** @description The title. */
            title: string;
        };
        Order: {
            /** @description The address. */
            address: components["schemas"]["Address"];
            /** @description What the caller can do with it now. */
            can: {
                /** @description Whether goods of it can be given back. */
                ask_return: boolean;
                /** @description Whether what was paid can go back the way it came; else it becomes store credit. */
                be_paid_back: boolean;
                /** @description Whether it can be cancelled. */
                cancel: boolean;
                /** @description Whether there is an invoice. */
                have_invoice: boolean;
                /** @description Whether it can be paid now. */
                pay: boolean;
            };
            /** @description The customer came back from a gateway saying that it was paid, and the gateway has not said so yet. */
            confirming: boolean;
            /** @description The code of the coupon. */
            coupon: string | null;
            /** @description What was paid from store credit. */
            credit_used: components["schemas"]["Toman"];
            /** @description What the coupon took off. */
            discount_total: components["schemas"]["Toman"];
            /** @description What came in above what the order costs. */
            excess: components["schemas"]["Toman"];
            /** @description What was paid in foreign money. */
            foreign: components["schemas"]["ForeignAmount"] | null;
            /** @description The parcels in which it goes, the first packed first. */
            fulfillments: components["schemas"]["Fulfillment"][];
            /** @description Until when its goods are held for it. */
            held_until: string | null;
            /** @description The sum of its goods, before coupon and delivery. */
            items_total: components["schemas"]["Toman"];
            /** @description What is left to pay of an order that awaits payment. */
            left_to_pay: components["schemas"]["Toman"];
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /**
                 * Format: int64
                 * @description By how many percent it is cheaper.
                 */
                discount: number;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The address of the image. */
                image: string | null;
                /** @description The price before any reduction. */
                list_price: components["schemas"]["Toman"];
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description How many of them were paid back without their coming back.
                 */
                paid_back: number;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /** @description The price of one piece. */
                price: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /**
                 * Format: int64
                 * @description How many of them have come back.
                 */
                returned: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The name in the address. */
                slug: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description The number by which customers know it. */
            number: string;
            /** @description When it was paid. */
            paid_at: string | null;
            /** @description The way to pay that was chosen. */
            payment_method: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description What came in for the order, beside store credit. */
            received: components["schemas"]["Toman"];
            /**
             * @description How much of what was paid went back.
             * @enum {unknown}
             */
            refund_status: "none" | "part" | "whole";
            /** @description Of what was paid, what has gone back or is on its way back. */
            refunded: components["schemas"]["Toman"];
            /** @description The money that went back or is on its way back. */
            refunds: components["schemas"]["Refund"][];
            /** @description Until when goods of it can be given back. */
            return_until: string | null;
            /** @description The returns of the order. */
            returns: components["schemas"]["Return"][];
            /** @description How it is sent. */
            shipping: {
                /**
                 * Format: int64
                 * @description In how many days it arrives at the latest.
                 */
                max_days: number;
                /**
                 * Format: int64
                 * @description In how many days it arrives at the earliest.
                 */
                min_days: number;
                /** @description The name. */
                name: string;
            };
            /** @description What delivery costs. */
            shipping_total: components["schemas"]["Toman"];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description What happened to it, the first step first. */
            steps: {
                /**
                 * Format: date-time
                 * @description When it stood there.
                 */
                reached_at: string;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            }[];
            /** @description The sum. */
            total: components["schemas"]["Toman"];
            /** @description The code by which the carrier tracks the parcel. */
            tracking_code: string | null;
            /** @description Value added tax contained in the total. */
            vat_total: components["schemas"]["Toman"];
        };
        OrderDetail: {
            /** @description The address. */
            address: components["schemas"]["Address"];
            /** @description What the caller can do with it now. */
            can: {
                /** @description Whether what was paid can go back the way it came; else it becomes store credit. */
                be_paid_back: boolean;
                /** @description The statuses that the order can go to. */
                become: ("awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned")[];
                /** @description Whether it can be cancelled. */
                cancel: boolean;
                /** @description Whether there is an invoice. */
                have_invoice: boolean;
                /** @description Whether money of it can be given back. */
                refund: boolean;
                /** @description Whether goods of it can be taken back. */
                return: boolean;
            };
            /** @description The customer came back from a gateway saying that it was paid, and the gateway has not said so yet. */
            confirming: boolean;
            /** @description The code of the coupon. */
            coupon: string | null;
            /** @description What was paid from store credit. */
            credit_used: components["schemas"]["Toman"];
            /** @description The customer. */
            customer: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The mobile number. */
                phone: string;
                /** @description The name that was chosen for signing in. */
                username: string;
            };
            /** @description What the coupon took off. */
            discount_total: components["schemas"]["Toman"];
            /** @description What came in above what the order costs. */
            excess: components["schemas"]["Toman"];
            /** @description What was paid in foreign money. */
            foreign: components["schemas"]["ForeignAmount"] | null;
            /** @description The parcels in which it goes, the first packed first. */
            fulfillments: {
                /** @description When the parcel reached the delivery station; null before. */
                at_station_at: string | null;
                /** @description Who carries the parcel; null while nobody has named it. */
                carrier: string | null;
                /** @description When the parcel was delivered; null before. */
                delivered_at: string | null;
                /** @description When the parcel was handed over to the carrier; null before. */
                handed_over_at: string | null;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The lines. */
                lines: {
                    /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                    barcode: string | null;
                    /** @description What another system calls the variant now; null where none does. */
                    external_ref: string | null;
                    /** @description The address of the image. */
                    image: string | null;
                    /** @description The name. */
                    name: string;
                    /**
                     * Format: int64
                     * @description Its index in the list, from the first on.
                     */
                    position: number;
                    /**
                     * Format: int64
                     * @description How many pieces.
                     */
                    quantity: number;
                    /** @description The shop's own code of the variant. */
                    sku: string | null;
                    /** @description The sum. */
                    total: components["schemas"]["Toman"];
                    /** @description What tells the variant from the others: its colour and size. */
                    variant: string | null;
                }[];
                /** @description The location of stock from which it goes; null in a shop of one. */
                location: components["schemas"]["Ref"] | null;
                /** @description When the parcel was given up as lost; null unless it was. */
                lost_at: string | null;
                /** @description When the parcel was last on its way to the customer; null before. */
                on_the_way_at: string | null;
                /** @description The number of the order. */
                order_number: string;
                /**
                 * Format: date-time
                 * @description When the parcel was packed.
                 */
                packed_at: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /** @description Why. */
                reason: ("refused" | "not-found" | "damaged") | null;
                /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                resolution: ("refunded" | "sent-again" | "replaced") | null;
                /** @description When that was decided; null before. */
                resolved_at: string | null;
                /** @description When the parcel was back in the shop; null unless it is. */
                returned_at: string | null;
                /** @description When the parcel turned back; null unless it did. */
                returning_at: string | null;
                /** @description The seller. */
                seller: components["schemas"]["Ref"];
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                /** @description What the goods in it cost, after the coupon. */
                total: components["schemas"]["Toman"];
                /** @description The code by which the carrier tracks the parcel. */
                tracking_code: string | null;
                /**
                 * Format: int64
                 * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                 */
                version: number;
            }[];
            /** @description Until when its goods are held for it. */
            held_until: string | null;
            /** @description The sum of its goods, before coupon and delivery. */
            items_total: components["schemas"]["Toman"];
            /** @description What is left to pay of an order that awaits payment. */
            left_to_pay: components["schemas"]["Toman"];
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /**
                 * Format: int64
                 * @description By how many percent it is cheaper.
                 */
                discount: number;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The address of the image. */
                image: string | null;
                /** @description The price before any reduction. */
                list_price: components["schemas"]["Toman"];
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description How many of them were paid back without their coming back.
                 */
                paid_back: number;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /** @description The price of one piece. */
                price: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /**
                 * Format: int64
                 * @description How many of them have come back.
                 */
                returned: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The name in the address. */
                slug: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
            metadata: {
                [key: string]: string;
            };
            /** @description The number by which customers know it. */
            number: string;
            /** @description When it was paid. */
            paid_at: string | null;
            /** @description The way to pay that was chosen. */
            payment_method: string;
            /** @description The payments. */
            payments: {
                /** @description The amount. */
                amount: components["schemas"]["Toman"];
                /** @description What came in by the payment. */
                captured: components["schemas"]["Toman"];
                /** @description The card, as far as the gateway names it: its first and last digits. */
                card_mask: string | null;
                /** @description Whether the payment is disputed. */
                disputed: boolean;
                /** @description What was paid in foreign money. */
                foreign: components["schemas"]["ForeignAmount"] | null;
                /**
                 * @description What it is.
                 * @enum {unknown}
                 */
                kind: "gateway" | "bank-transfer" | "cash" | "stored-value";
                /** @description The way to pay. */
                method: string;
                /** @description The number by which the bank or the gateway knows it. */
                reference: string | null;
                /** @description Of what was paid, what has gone back or is on its way back. */
                refunded: components["schemas"]["Toman"];
                /** @description What the gateway said. */
                said: string | null;
                /**
                 * Format: date-time
                 * @description When it was begun.
                 */
                started_at: string;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "started" | "reported" | "paid" | "failed" | "refunded";
            }[];
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description What came in for the order, beside store credit. */
            received: components["schemas"]["Toman"];
            /**
             * @description How much of what was paid went back.
             * @enum {unknown}
             */
            refund_status: "none" | "part" | "whole";
            /** @description How much can still be given back. */
            refundable: components["schemas"]["Toman"];
            /** @description Of what was paid, what has gone back or is on its way back. */
            refunded: components["schemas"]["Toman"];
            /** @description The money that went back or is on its way back. */
            refunds: {
                /** @description The amount. */
                amount: components["schemas"]["Toman"];
                /** @description Who did it. */
                by: string | null;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /** @description When it was done. */
                done_at: string | null;
                /** @description Why it failed. */
                failure: string | null;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /**
                 * @description What made it go back.
                 * @enum {unknown}
                 */
                kind: "cancelled" | "returned" | "return" | "staff" | "not-taken" | "excess";
                /**
                 * @description Where the money went.
                 * @enum {unknown}
                 */
                method: "payment" | "credit" | "uncollected" | "counter";
                /** @description Why. */
                reason: string | null;
                /** @description The number by which the bank or the gateway knows it. */
                reference: string | null;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "due" | "done" | "failed";
            }[];
            /** @description Until when goods of it can be given back. */
            return_until: string | null;
            /** @description The returns of the order. */
            returns: components["schemas"]["Return"][];
            /** @description How it is sent. */
            shipping: {
                /**
                 * Format: int64
                 * @description In how many days it arrives at the latest.
                 */
                max_days: number;
                /**
                 * Format: int64
                 * @description In how many days it arrives at the earliest.
                 */
                min_days: number;
                /** @description The name. */
                name: string;
            };
            /** @description What delivery costs. */
            shipping_total: components["schemas"]["Toman"];
            /** @description A note that only the staff sees. */
            staff_note: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description What happened to it, the first step first. */
            steps: {
                /** @description Who did it. */
                by: string | null;
                /**
                 * Format: date-time
                 * @description When it stood there.
                 */
                reached_at: string;
                /** @description What led it there. */
                reason: string;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            }[];
            /** @description How many are to be packed. */
            to_pack: {
                /** @description The location of stock from which it goes; null in a shop of one. */
                location: components["schemas"]["Ref"] | null;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
            }[];
            /** @description The sum. */
            total: components["schemas"]["Toman"];
            /** @description The code by which the carrier tracks the parcel. */
            tracking_code: string | null;
            /** @description Value added tax contained in the total. */
            vat_total: components["schemas"]["Toman"];
        };
        OrderRef: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The number by which customers know it. */
            number: string;
        };
        OrderSummary: {
            /**
             * Format: int64
             * @description How many pieces it has.
             */
            item_count: number;
            /** @description The number by which customers know it. */
            number: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description The addresses of small images of the first goods. */
            thumbs: string[];
            /** @description The sum. */
            total: components["schemas"]["Toman"];
        };
        OrderToPack: {
            /** @description The city. */
            city: string;
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description The address of the image. */
                image: string | null;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description The number by which customers know it. */
            number: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description The province. */
            province: string;
        };
        OrderTransfer: {
            /** @description The bank accounts to which can be paid. */
            accounts: components["schemas"]["BankAccount"][];
            /** @description Whether a transfer can be reported now. */
            can_report: boolean;
            /** @description What is still to be paid. */
            due: components["schemas"]["Toman"];
            /** @description Until when its goods are held for it. */
            held_until: string | null;
            /** @description The number by which customers know it. */
            number: string;
            /**
             * @description The status of the order.
             * @enum {unknown}
             */
            order_status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description What came in for the order, beside store credit. */
            received: components["schemas"]["Toman"];
            /** @description The transfer as the customer reported it. */
            report: {
                /** @description The amount. */
                amount: components["schemas"]["Toman"];
                /** @description Why. */
                reason: string | null;
                /** @description The receipt that the customer has sent. */
                receipt: {
                    /** @description The address. */
                    address: string;
                    /** @description The media type. */
                    mime_type: string;
                    /** @description The name. */
                    name: string;
                } | null;
                /** @description The number by which the bank or the gateway knows it. */
                reference: string;
                /**
                 * Format: date-time
                 * @description When the transfer was reported.
                 */
                reported_at: string;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "waiting" | "confirmed" | "refused";
            } | null;
        };
        OwnApplication: {
            /** @description A text that is not empty */
            city: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "personal" | "business";
            /** @description A text that is not empty */
            province: string;
            /** @description Why. */
            reason: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused";
            /** @description A text that is not empty */
            store_name: string;
        };
        OwnComment: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Why. */
            reason: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "refused";
            /** @description The text. */
            text: string;
        };
        OwnOrder: {
            /** @description The city. */
            city: string;
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description The address of the image. */
                image: string | null;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description The number by which customers know it. */
            number: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description The province. */
            province: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        OwnQuestions: {
            /** @description Whether the caller may answer: who bought it may. */
            may_answer: boolean;
            /** @description The questions. */
            questions: components["schemas"]["OwnComment"][];
            /** @description The ids of what the caller voted for. */
            votes: number[];
        };
        OwnReviews: {
            /** @description Whether the writer bought it here. */
            bought: boolean;
            /** @description The review. */
            review: {
                /** @description Whether the name is not displayed. */
                anonymous: boolean;
                /** @description The images. */
                pictures: {
                    /** @description The address. */
                    address: string;
                    /** @description The key. */
                    key: string;
                }[];
                /** @description Why. */
                reason: string | null;
                /**
                 * Format: int64
                 * @description From 1 to 5 stars.
                 */
                stars: number;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "waiting" | "approved" | "refused";
                /** @description The text. */
                text: string;
            } | null;
            /** @description The ids of what the caller voted for. */
            votes: number[];
        };
        OwnStock: {
            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
            barcode: string | null;
            /** @description What another system calls the variant now; null where none does. */
            external_ref: string | null;
            /**
             * Format: int64
             * @description How many pieces are held for orders that are not paid yet.
             */
            held: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: int64
             * @description From how many pieces down the stock counts as low.
             */
            low_stock_threshold: number;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description How many pieces are on the shelf.
             */
            on_hand: number;
            /**
             * Format: int64
             * @description The id of the product; of a product with several variants, that of its first.
             */
            product_id: number;
            /** @description The shop's own code of the variant. */
            sku: string | null;
            /** @description The address of the small image. */
            thumb: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description What tells the variant from the others: its colour and size. */
            variant: string | null;
            /** @description Whether shoppers see it. */
            visible: boolean;
        };
        Passkey: {
            /** @description Whether the passkey lives on several devices. */
            backed_up: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /** @description When it was last used. */
            used_at: string | null;
        };
        PasskeyAssertion: {
            /** @description What the authenticator says about itself. */
            authenticator_data: string;
            /** @description The browser's part of what was signed. */
            client_data: string;
            /** @description The id of the passkey. */
            credential_id: string;
            /** @description The passkey's signature. */
            signature: string;
        };
        PasskeyChallenge: {
            /** @description What the passkey signs. */
            challenge: string;
            /** @description The ids of the passkeys that may answer. */
            credential_ids: string[];
            /** @description The domain that passkeys belong to. */
            rp_id: string;
        };
        PaymentWay: {
            /** @description The way to pay. */
            method: string;
            /** @description The name. */
            name: string;
        };
        PinnedSearch: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Products that the search leaves out. */
            hidden: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description Whether some can be had. */
                in_stock: boolean;
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
                /** @description The address of the small image. */
                thumb: string | null;
                /** @description Whether shoppers see it at all. */
                visible: boolean;
            }[];
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Products that stand first, in this order. */
            pinned: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description Whether some can be had. */
                in_stock: boolean;
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
                /** @description The address of the small image. */
                thumb: string | null;
                /** @description Whether shoppers see it at all. */
                visible: boolean;
            }[];
            /** @description What shoppers search for. */
            query: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        PlacedOrder: {
            /** @description The number by which customers know it. */
            number: string;
            /** @description How it is paid. */
            payment?: {
                /** @description Where the browser goes on to pay. */
                redirect_url: string;
            };
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description The sum. */
            total: components["schemas"]["Toman"];
        };
        Post: {
            /** @description Who wrote it. */
            author: string;
            /** @description The text. */
            body: {
                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                blocks: ({
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "paragraph";
                    /** @description The pieces of the text. */
                    runs: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[];
                } | {
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "heading";
                    /** @description The level of the heading. */
                    level: 2 | 3;
                    /** @description A text that is not empty */
                    text: string;
                } | {
                    /** @description The items. */
                    items: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[][];
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "list";
                    /** @description Whether the entries are numbered. */
                    ordered: boolean;
                } | {
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "quote";
                    /** @description The pieces of the text. */
                    runs: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[];
                } | {
                    /** @description A text, or nothing */
                    alt: string;
                    /** @description A text, or nothing */
                    caption: string;
                    /** @description The key. */
                    key: string;
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "picture";
                })[];
            };
            /** @description The category. */
            category: string;
            /** @description The name of the category. */
            category_name: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changed_at: string;
            /** @description The address of the image on top. */
            cover: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description The language.
             * @enum {unknown}
             */
            language: "fa" | "en";
            /**
             * Format: date-time
             * @description When it is published; null for a draft.
             */
            published_at: string;
            /**
             * Format: int64
             * @description How many minutes it takes to read.
             */
            read_minutes: number;
            /** @description Posts that go with it. */
            related: components["schemas"]["PostCard"][];
            /** @description The name in the address. */
            slug: string;
            /** @description In a few words. */
            summary: string;
            /** @description The title. */
            title: string;
        };
        PostCard: {
            /** @description Who wrote it. */
            author: string;
            /** @description The category. */
            category: string;
            /** @description The name of the category. */
            category_name: string;
            /** @description The address of the image on top. */
            cover: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: date-time
             * @description When it is published; null for a draft.
             */
            published_at: string;
            /**
             * Format: int64
             * @description How many minutes it takes to read.
             */
            read_minutes: number;
            /** @description The name in the address. */
            slug: string;
            /** @description In a few words. */
            summary: string;
            /** @description The title. */
            title: string;
        };
        PostCategory: {
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description How many posts.
             */
            posts_count: number;
            /** @description The name in the address. */
            slug: string;
        };
        PostDetail: {
            /** @description Who wrote it, as it is displayed. */
            author_name: components["schemas"]["Text"];
            /** @description The text. */
            body: {
                /** @description In English. */
                en: {
                    /** @description The paragraphs, headings, lists, quotes and images of the text. */
                    blocks: ({
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "paragraph";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "heading";
                        /** @description The level of the heading. */
                        level: 2 | 3;
                        /** @description A text that is not empty */
                        text: string;
                    } | {
                        /** @description The items. */
                        items: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[][];
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "list";
                        /** @description Whether the entries are numbered. */
                        ordered: boolean;
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "quote";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /** @description A text, or nothing */
                        alt: string;
                        /** @description A text, or nothing */
                        caption: string;
                        /** @description The key. */
                        key: string;
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "picture";
                    })[];
                } | null;
                /** @description In Persian. */
                fa: {
                    /** @description The paragraphs, headings, lists, quotes and images of the text. */
                    blocks: ({
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "paragraph";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "heading";
                        /** @description The level of the heading. */
                        level: 2 | 3;
                        /** @description A text that is not empty */
                        text: string;
                    } | {
                        /** @description The items. */
                        items: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[][];
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "list";
                        /** @description Whether the entries are numbered. */
                        ordered: boolean;
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "quote";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /** @description A text, or nothing */
                        alt: string;
                        /** @description A text, or nothing */
                        caption: string;
                        /** @description The key. */
                        key: string;
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "picture";
                    })[];
                };
            };
            /** @description The category. */
            category: string;
            /** @description The name of the category. */
            category_name: components["schemas"]["Text"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changed_at: string;
            /** @description The key of the image on top. */
            cover_key: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description When it is published; null for a draft. */
            published_at: string | null;
            /** @description The name in the address. */
            slug: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "scheduled" | "published";
            /** @description In a few words. */
            summary: components["schemas"]["Text"];
            /** @description The title. */
            title: components["schemas"]["Text"];
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        /** @description What answers a refused call where `application/problem+json` is requested. */
        Problem: components["schemas"]["Error"] & {
            /** @description Its sentence. */
            detail: string;
            /** @description The number of the request as a URN. */
            instance: string;
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /** @description Its code. */
            title: string;
            /** @description The address of the line about its code. */
            type: string;
        };
        Product: {
            /** @description Values of attributes, typed. */
            attributes: components["schemas"]["AttributeValue"][];
            /** @description The colour of the mark, as a style takes it. */
            badge_color: string | null;
            /** @description What the mark on the product card says. */
            badge_text: string | null;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /** @description The brand, where the product has one. */
            brand: {
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
            } | null;
            /** @description From the main category down to the product's own. */
            categories: {
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
            }[];
            /** @description What is said of it. */
            description: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The images, the first one foremost. */
            images: {
                /** @description What the image shows, for who cannot see it. */
                alt?: string;
                /** @description The address of the image. */
                image: string;
            }[];
            /** @description The name. */
            name: string;
            /** @description The price that is paid now. */
            new_price: components["schemas"]["Toman"];
            /** @description The flash sale that holds now. */
            offer: {
                /** @description One of the colours of the shop, as a style takes it. */
                color: string;
                /**
                 * Format: int64
                 * @description By how many percent it is cheaper.
                 */
                discount: number;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                ends_at: string;
            } | null;
            /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
            options: {
                /**
                 * @description What it is.
                 * @enum {unknown}
                 */
                kind: "colour" | "size" | "other";
                /** @description The name. */
                name: string;
                /** @description What can be chosen. */
                values: {
                    /**
                     * Format: int64
                     * @description The id, which never changes.
                     */
                    id: number;
                    /** @description The name. */
                    name: string;
                    /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                    swatch: string | null;
                }[];
            }[];
            /** @description Whether it is sold for prepayment alone, never for cash at the door. */
            prepaid_only: boolean;
            /**
             * Format: int64
             * @description Pieces that can be sold of the variant that bears this id; once that one is archived, of the one that stands for it.
             */
            quantity: number;
            /** @description The mean of all stars, from 1 to 5; null before the first review. */
            rating: number | null;
            /** @description Products that are looked at together with it. */
            related_products: {
                /** @description The price before any flash sale. */
                base_price: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The images, the first one foremost. */
                images: {
                    /** @description The address of the image. */
                    image: string;
                }[];
                /** @description Whether some can be had. */
                in_stock: boolean;
                /** @description The name. */
                name: string;
                /** @description The price that is paid now. */
                new_price: components["schemas"]["Toman"];
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating: number | null;
                /** @description How many reviews it has. */
                review_text: number | null;
                /** @description Whether it is of the same category, so that one can replace the other. */
                same_kind: boolean;
                /** @description The name in the address. */
                slug: string;
            }[];
            /**
             * Format: int64
             * @description For how many days after it arrived it can be given back; 0 where it cannot.
             */
            return_days: number;
            /** @description How many reviews it has. */
            review_text: number | null;
            /** @description The seller. */
            seller: {
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
            };
            /** @description The name in the address. */
            slug: string;
            /** @description Facts about the product, each with a name and a value. */
            specifications: {
                /** @description The name. */
                name: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Words under which it is found. */
            tags: string[];
            /** @description The address of the small image. */
            thumb: string | null;
            /** @description The variants that can be chosen. */
            variants: components["schemas"]["Variant"][];
            /** @description The id of the video at the provider of videos. */
            videoId?: string;
            /** @description Who gives the warranty. */
            warranty_giver: string | null;
            /** @description For how many months it is warranted. */
            warranty_months: number | null;
        };
        ProductCard: {
            /** @description The colour of the mark, as a style takes it. */
            badge_color: string | null;
            /** @description What the mark on the product card says. */
            badge_text: string | null;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Whether some can be had. */
            in_stock: boolean;
            /** @description The name. */
            name: string;
            /** @description The price that is paid now. */
            new_price: components["schemas"]["Toman"];
            /** @description The mean of all stars, from 1 to 5; null before the first review. */
            rating: number | null;
            /** @description How many reviews it has. */
            review_text: number | null;
            /** @description The name in the address. */
            slug: string;
            /** @description The address of the small image. */
            thumb: string | null;
        };
        ProductDetail: {
            /** @description Values of attributes, typed. */
            attributes: components["schemas"]["AttributeValueForm"][];
            /** @description A mark on the product card, such as “new”. */
            badge: {
                /**
                 * @description One of the colours of the shop, as a style takes it.
                 * @enum {unknown}
                 */
                color: "pomegranate" | "turquoise" | "saffron";
                /** @description A text that is not empty */
                text: string;
                /** @description A text, or nothing */
                text_en?: string;
            } | null;
            /** @description The id of the brand. */
            brand_id: number | null;
            /**
             * Format: int32
             * @description The id of the category.
             */
            category_id: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            changed_at: string;
            /** @description A text, or nothing */
            description: string;
            /** @description A text, or nothing */
            description_en: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Products of the same goods by other sellers. */
            linked_products: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The name. */
                name: string;
                /** @description The seller. */
                seller: string;
            }[];
            /** @description A text that is not empty */
            name: string;
            /** @description A text, or nothing */
            name_en: string;
            /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
            options: {
                /**
                 * @description What it is.
                 * @enum {unknown}
                 */
                kind: "colour" | "size" | "other";
                /** @description A text that is not empty */
                name: string;
                /** @description A text, or nothing */
                name_en?: string;
                /**
                 * Format: int32
                 * @description Which of the three options it is; left out of a new one.
                 */
                slot?: number;
                /** @description What can be chosen. */
                values: {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en?: string;
                    /**
                     * Format: int32
                     * @description The number of the value; left out of a new one.
                     */
                    number?: number;
                    /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                    swatch?: string | null;
                }[];
            }[];
            /** @description The images. */
            pictures: {
                /** @description A text, or nothing */
                alt: string;
                /** @description The key. */
                key: string;
            }[];
            /** @description Whether it is sold for prepayment alone, never for cash at the door. */
            prepaid_only: boolean;
            /** @description The seller. */
            seller: components["schemas"]["Ref"];
            /** @description The name in the address. */
            slug: string;
            /** @description Facts about the product, each with a name and a value. */
            specifications: components["schemas"]["Specification"][];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "active" | "archived";
            /** @description Words under which it is found. */
            tags: string[];
            /** @description The same words in English. */
            tags_en: string[];
            /**
             * @description Whether value added tax is due.
             * @enum {unknown}
             */
            tax_class: "standard" | "exempt";
            /** @description The variants that can be chosen. */
            variants: components["schemas"]["VariantDetail"][];
            /**
             * Format: int32
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
            /** @description The id of the video at the provider of videos. */
            video_id: string | null;
            /** @description A text, or nothing */
            warranty_giver: string;
            /** @description A text, or nothing */
            warranty_giver_en: string;
            /** @description For how many months it is warranted. */
            warranty_months: number | null;
        };
        ProductForm: {
            /** @description Values of attributes, typed. */
            attributes?: components["schemas"]["AttributeValueForm"][];
            /** @description A mark on the product card, such as “new”. */
            badge: {
                /**
                 * @description One of the colours of the shop, as a style takes it.
                 * @enum {unknown}
                 */
                color: "pomegranate" | "turquoise" | "saffron";
                /** @description A text that is not empty */
                text: string;
                /** @description A text, or nothing */
                text_en?: string;
            } | null;
            /** @description The id of the brand. */
            brand_id: number | null;
            /**
             * Format: int32
             * @description The id of the category.
             */
            category_id: number;
            /** @description A text, or nothing */
            description: string;
            /** @description A text, or nothing */
            description_en: string;
            /** @description What other systems note on it: names of up to 40 letters, digits, hyphens and underscores. */
            metadata?: {
                [key: string]: string;
            };
            /** @description A text that is not empty */
            name: string;
            /** @description A text, or nothing */
            name_en: string;
            /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
            options?: {
                /**
                 * @description What it is.
                 * @enum {unknown}
                 */
                kind: "colour" | "size" | "other";
                /** @description A text that is not empty */
                name: string;
                /** @description A text, or nothing */
                name_en?: string;
                /**
                 * Format: int32
                 * @description Which of the three options it is; left out of a new one.
                 */
                slot?: number;
                /** @description What can be chosen. */
                values: {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en?: string;
                    /**
                     * Format: int32
                     * @description The number of the value; left out of a new one.
                     */
                    number?: number;
                    /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                    swatch?: string | null;
                }[];
            }[];
            /** @description The images. */
            pictures: {
                /** @description A text, or nothing */
                alt: string;
                /** @description The key. */
                key: string;
            }[];
            /** @description Whether it is sold for prepayment alone, never for cash at the door. */
            prepaid_only?: boolean;
            /** @description Letters, digits and single hyphens */
            slug?: string;
            /** @description Facts about the product, each with a name and a value. */
            specifications: components["schemas"]["Specification"][];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "active" | "archived";
            /** @description Words under which it is found. */
            tags: string[];
            /** @description The same words in English. */
            tags_en: string[];
            /**
             * @description Whether value added tax is due.
             * @enum {unknown}
             */
            tax_class?: "standard" | "exempt";
            /** @description The variants that can be chosen. */
            variants: components["schemas"]["VariantForm"][];
            /** @description The id of the video at the provider of videos. */
            video_id: string | null;
            /** @description A text, or nothing */
            warranty_giver?: string;
            /** @description A text, or nothing */
            warranty_giver_en?: string;
            /** @description For how many months it is warranted. */
            warranty_months?: number | null;
        };
        ProductList: {
            /** @description The entries of this page. */
            data: components["schemas"]["ProductCard"][];
            /** @description The address of the page that follows; null on the last one. */
            next: string | null;
        };
        ProductSalePrices: {
            /** @description The variants that can be chosen. */
            variants: {
                /** @description The price before any flash sale. */
                base_price: components["schemas"]["Toman"];
                /** @description The values by which the variant is chosen; null of the only one. */
                label: string | null;
                /** @description The lowest price of the 30 days before the sale that runs, or before now; null where there was none. */
                lowest_price: components["schemas"]["Toman"] | null;
                /** @description For how much it is on sale, now and later, in the order in which they begin. */
                sale_prices: components["schemas"]["SalePrice"][];
                /**
                 * Format: int64
                 * @description The id of the variant.
                 */
                variant_id: number;
            }[];
        };
        Question: {
            /** @description The answers. */
            answers: {
                /** @description Who wrote it. */
                author: string | null;
                /** @description Whether the shop itself answers. */
                by_shop: boolean;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /**
                 * Format: int64
                 * @description How many found it helpful.
                 */
                helpful_count: number;
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The text. */
                text: string;
            }[];
            /** @description Who wrote it. */
            author: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The text. */
            text: string;
        };
        Ref: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
        };
        Refund: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it was done. */
            done_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What made it go back.
             * @enum {unknown}
             */
            kind: "cancelled" | "returned" | "return" | "staff" | "not-taken" | "excess";
            /**
             * @description Where the money went.
             * @enum {unknown}
             */
            method: "payment" | "credit" | "uncollected" | "counter";
            /** @description Why. */
            reason: string | null;
            /** @description The number by which the bank or the gateway knows it. */
            reference: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "due" | "done" | "failed";
        };
        Return: {
            /** @description The answer. */
            answer: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            asked_at: string;
            /** @description When it ended. */
            ended_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description The images. */
            pictures: string[];
            /**
             * @description Why.
             * @enum {unknown}
             */
            reason: "damaged" | "wrong-goods" | "not-as-described" | "does-not-fit" | "changed-mind" | "other" | "not-delivered";
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "asked" | "approved" | "refused" | "done";
            /** @description The text. */
            text: string;
        };
        Review: {
            /** @description Who wrote it. */
            author: string | null;
            /** @description Whether the writer bought it here. */
            bought: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description How many found it helpful.
             */
            helpful_count: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The images. */
            pictures: string[];
            /**
             * Format: int64
             * @description From 1 to 5 stars.
             */
            stars: number;
            /** @description The text. */
            text: string;
        };
        ReviewList: {
            /** @description The entries of this page. */
            data: components["schemas"]["Review"][];
            /** @description The address of the page that follows; null on the last one. */
            next: string | null;
            /** @description What `after` of the page that follows is; null on the last one. */
            next_after: string | null;
            /** @description In a few words. */
            summary: {
                /** @description The mean of all stars. */
                average: number | null;
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description How many gave one star, two, … five. */
                spread: number[];
                /**
                 * Format: int64
                 * @description How many have images.
                 */
                with_pictures_count: number;
            };
        };
        SalePrice: {
            /**
             * Format: date-time
             * @description When it begins; null for at once.
             */
            begins_at: string;
            /** @description When it ends. */
            ends_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The price of one piece. */
            price: components["schemas"]["Toman"];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "running" | "coming" | "ended";
            /**
             * Format: int64
             * @description The id of the variant.
             */
            variant_id: number;
            /**
             * Format: int32
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        SavedAddress: {
            /** @description The city. */
            city: string;
            /** @description The name of the person. */
            full_name: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Whether it is the one that is proposed. */
            is_default: boolean;
            /** @description The number of the line in the file. */
            line: string;
            /** @description The mobile number. */
            phone: string;
            /** @description The postcode of ten digits. */
            postal_code: string;
            /** @description The province. */
            province: string;
        };
        SearchCounts: {
            /**
             * Format: int64
             * @description From how many networks it was clicked, one of each a day.
             */
            clicks_count: number;
            /**
             * Format: int64
             * @description How many of the searches found nothing.
             */
            empty_count: number;
            /**
             * Format: int64
             * @description Clicks on the first result.
             */
            first_clicks_count: number;
            /**
             * Format: int64
             * @description Clicks on the fourth to the tenth result.
             */
            fourth_tenth_clicks_count: number;
            /**
             * Format: int64
             * @description Clicks behind the tenth result.
             */
            further_clicks_count: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description What was searched for, as it was typed last. */
            query: string;
            /**
             * Format: int64
             * @description From how many networks it was searched for, each once a day.
             */
            searches_count: number;
            /**
             * Format: int64
             * @description Clicks on the second and the third result.
             */
            second_third_clicks_count: number;
        };
        SearchSuggestions: {
            /** @description The brands among the products that were found. */
            brands: {
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
            }[];
            /** @description From the main category down to the product's own. */
            categories: {
                /** @description The address of the image. */
                image: string | null;
                /** @description The name. */
                name: string;
                /** @description The name in the address. */
                slug: string;
            }[];
            /** @description The words that were searched for instead of the mistyped ones. */
            corrected: string | null;
            /** @description The words without which the products were found, because nothing answers to all; empty where all were searched for. */
            left_out: string[];
            /** @description The products. */
            products: {
                /** @description The name. */
                name: string;
                /** @description The price that is paid now. */
                new_price: components["schemas"]["Toman"];
                /** @description The name in the address. */
                slug: string;
                /** @description The address of the small image. */
                thumb: string | null;
            }[];
            /** @description Words that complete what was typed. */
            words: string[];
        };
        SecondFactors: {
            /** @description Whether an authenticator app is set up. */
            authenticator: boolean;
            /**
             * Format: int64
             * @description How many passkeys the account has.
             */
            passkeys_count: number;
            /**
             * Format: int64
             * @description How many recovery codes are left.
             */
            recovery_codes_count: number;
            /** @description Whether the account must have one. */
            required: boolean;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "none" | "due" | "done";
        };
        Seller: {
            /** @description The city. */
            city: string | null;
            /** @description The address or the key of the logo. */
            logo: string | null;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description How many products there are.
             */
            products_count: number;
            /** @description The province. */
            province: string | null;
            /** @description The mean of all stars, from 1 to 5; null before the first review. */
            rating: number | null;
            /**
             * Format: int64
             * @description How many reviews.
             */
            reviews_count: number;
            /** @description The name in the address. */
            slug: string;
        };
        SellerApplication: {
            /** @description Who applies. */
            applicant: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The name. */
                name: string;
                /** @description The mobile number. */
                phone: string;
            };
            /** @description A text that is not empty */
            city: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it was decided. */
            decided_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "personal" | "business";
            /** @description A text that is not empty */
            province: string;
            /** @description Why. */
            reason: string | null;
            /** @description The shop. */
            shop: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused";
            /** @description A text that is not empty */
            store_name: string;
        };
        SellerDetail: {
            /** @description What is said about it. */
            about: string;
            /** @description The same in English. */
            about_en: string;
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /** @description What it comes to after this entry. */
            balance: components["schemas"]["Toman"];
            /** @description The city. */
            city: string | null;
            /**
             * Format: int64
             * @description The shop's commission in percent.
             */
            commission_percent: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Whether it is the shop's own. */
            house: boolean;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /** @description The name in English. */
            name_en: string;
            /** @description Who owns it. */
            owner: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The mobile number. */
                phone: string;
                /** @description The name that was chosen for signing in. */
                username: string;
            } | null;
            /** @description How many orders are to be packed, and how many parcels stand at each step. */
            parcels: {
                /**
                 * Format: int64
                 * @description How many were handed over to the carrier.
                 */
                handed_over: number;
                /**
                 * Format: int64
                 * @description How many are packed.
                 */
                packed: number;
                /**
                 * Format: int64
                 * @description How many are to be packed.
                 */
                to_pack: number;
            };
            /**
             * Format: int64
             * @description How many products there are.
             */
            products_count: number;
            /** @description The province. */
            province: string | null;
            /** @description The name in the address. */
            slug: string;
            /** @description The sums of the ledger. */
            sums: {
                /**
                 * Format: int64
                 * @description Ordered and not paid yet
                 */
                open: number;
                /** @description What was paid out to the seller. */
                paid_out: components["schemas"]["Toman"];
                /**
                 * Format: int64
                 * @description Paid by buyers, delivered or not
                 */
                sold: number;
            };
            /** @description Why the seller is suspended; null for who is not. */
            suspension_reason: string | null;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        SellerEntry: {
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /** @description What it comes to after this entry. */
            balance: components["schemas"]["Toman"];
            /** @description The shop's commission. */
            commission: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "sale" | "return" | "payout";
            /** @description The number of the order. */
            order: string | null;
            /** @description The number by which the bank or the gateway knows it. */
            reference: string | null;
            /**
             * Format: int64
             * @description What buyers paid.
             */
            sold: number;
        };
        SellerFulfillment: {
            /** @description When the parcel reached the delivery station; null before. */
            at_station_at: string | null;
            /** @description Who carries the parcel; null while nobody has named it. */
            carrier: string | null;
            /** @description The city. */
            city: string;
            /** @description When the parcel was delivered; null before. */
            delivered_at: string | null;
            /** @description When the parcel was handed over to the carrier; null before. */
            handed_over_at: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The lines. */
            lines: {
                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                barcode: string | null;
                /** @description What another system calls the variant now; null where none does. */
                external_ref: string | null;
                /** @description The address of the image. */
                image: string | null;
                /** @description The name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its index in the list, from the first on.
                 */
                position: number;
                /**
                 * Format: int64
                 * @description How many pieces.
                 */
                quantity: number;
                /** @description The shop's own code of the variant. */
                sku: string | null;
                /** @description The sum. */
                total: components["schemas"]["Toman"];
                /** @description What tells the variant from the others: its colour and size. */
                variant: string | null;
            }[];
            /** @description When the parcel was given up as lost; null unless it was. */
            lost_at: string | null;
            /** @description When the parcel was last on its way to the customer; null before. */
            on_the_way_at: string | null;
            /** @description The number of the order. */
            order_number: string;
            /**
             * Format: date-time
             * @description When the parcel was packed.
             */
            packed_at: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /**
             * Format: int64
             * @description Its index in the list, from the first on.
             */
            position: number;
            /** @description The province. */
            province: string;
            /** @description Why. */
            reason: ("refused" | "not-found" | "damaged") | null;
            /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
            resolution: ("refunded" | "sent-again" | "replaced") | null;
            /** @description When that was decided; null before. */
            resolved_at: string | null;
            /** @description When the parcel was back in the shop; null unless it is. */
            returned_at: string | null;
            /** @description When the parcel turned back; null unless it did. */
            returning_at: string | null;
            /** @description The seller. */
            seller: components["schemas"]["Ref"];
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
            /** @description What the goods in it cost, after the coupon. */
            total: components["schemas"]["Toman"];
            /** @description The code by which the carrier tracks the parcel. */
            tracking_code: string | null;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        SellerOrder: {
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The number of the order. */
            order: string;
            /**
             * Format: int64
             * @description How many pieces.
             */
            pieces: number;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placed_at: string;
            /** @description How it stands. */
            status: string;
            /** @description Of the seller's lines */
            total: components["schemas"]["Toman"];
        };
        SellerPage: {
            /** @description What is said about it. */
            about: string;
            /** @description The city. */
            city: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Whether it is the shop's own. */
            house: boolean;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "personal" | "business";
            /** @description The address or the key of the logo. */
            logo: string | null;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description How many products there are.
             */
            products_count: number;
            /** @description The province. */
            province: string | null;
            /** @description The mean of all stars, from 1 to 5; null before the first review. */
            rating: number | null;
            /**
             * Format: int64
             * @description How many reviews.
             */
            reviews_count: number;
            /** @description The name in the address. */
            slug: string;
        };
        SellerProduct: {
            /**
             * Format: int64
             * @description How many pieces can be sold: on hand, less what is held.
             */
            available: number;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /** @description The brand, where the product has one. */
            brand: string | null;
            /** @description The category. */
            category: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Some can be had, and they are few. */
            low_stock: boolean;
            /** @description The name. */
            name: string;
            /** @description Whether a flash sale holds now. */
            on_offer: boolean;
            /** @description The seller. */
            seller: string;
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description How many pieces were sold.
             */
            sold_count: number;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "draft" | "active" | "archived";
            /** @description What was decided about the product that a seller submitted. */
            submission: {
                /** @description Why. */
                reason: string | null;
                /**
                 * @description How it stands.
                 * @enum {unknown}
                 */
                status: "waiting" | "approved" | "refused";
            } | null;
            /** @description The address of the small image. */
            thumb: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: int64
             * @description How many variants it has.
             */
            variants_count: number;
        };
        SellingTerms: {
            /** @description Whole toman */
            above_amount: components["schemas"]["Toman"];
            /** @description Whole toman */
            off_amount: components["schemas"]["Toman"];
            /** @description The rates of value added tax, each with the day from which it holds. */
            vat_rates: {
                /**
                 * Format: date
                 * @description A day of Tehran's, 2026-11-21
                 */
                from: string;
                /** @description The rate in percent. */
                percent: number;
            }[];
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        Session: {
            /** @description The address. */
            address: string | null;
            /**
             * @description The browser of the session.
             * @enum {unknown}
             */
            browser: "chrome" | "firefox" | "safari" | "edge" | "opera" | "samsung" | "other";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Whether it is the session that makes this call. */
            current: boolean;
            /** @description The id, which never changes. */
            id: string;
            /**
             * @description The operating system of the session.
             * @enum {unknown}
             */
            system: "android" | "iphone" | "ipad" | "windows" | "mac" | "linux" | "other";
            /**
             * Format: date-time
             * @description When it was last used.
             */
            used_at: string;
        };
        ShippingMethod: {
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /** @description A text, or nothing */
            description_en: string;
            /** @description A text, or nothing */
            description_fa: string;
            /**
             * Format: int32
             * @description In how many days it arrives at the latest.
             */
            max_days: number;
            /**
             * Format: int32
             * @description In how many days it arrives at the earliest.
             */
            min_days: number;
            /** @description A text that is not empty */
            name_en: string;
            /** @description A text that is not empty */
            name_fa: string;
            /** @description Whole toman */
            price: components["schemas"]["Toman"];
        };
        ShopCounts: {
            /**
             * Format: int64
             * @description How many customers.
             */
            customers_count: number;
            /**
             * Format: int64
             * @description How many orders.
             */
            orders_count: number;
            /**
             * Format: int64
             * @description How many products there are.
             */
            products_count: number;
        };
        ShopIdentity: {
            /**
             * @description The language.
             * @enum {unknown}
             */
            language: "fa" | "en";
            /** @description The address or the key of the logo. */
            logo: string | null;
            /** @description The name. */
            name: components["schemas"]["Text"];
            /**
             * @description The colours of the pages.
             * @enum {unknown}
             */
            theme: "dark" | "light";
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
            /**
             * @description The direction of the layout.
             * @enum {unknown}
             */
            view: "ltr" | "rtl";
        };
        Specification: {
            /** @description A text that is not empty */
            name: string;
            /** @description A text, or nothing */
            name_en?: string;
            /** @description A text that is not empty */
            value: string;
            /** @description A text, or nothing */
            value_en?: string;
        };
        StaffMember: {
            /** @description Whether it is in use: a blocked account is not. */
            active: boolean;
            /** @description The name of the person. */
            full_name: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The mobile number. */
            phone: string;
            /**
             * @description What the person is employed for; null for a customer.
             * @enum {unknown}
             */
            role: "owner" | "manager" | "support" | "writer";
            /** @description The name that was chosen for signing in. */
            username: string;
        };
        StockChange: {
            /**
             * Format: int32
             * @description The location of stock: where the pieces lie, or where it happened.
             */
            location_id?: number;
            /**
             * Format: int32
             * @description How many pieces.
             */
            pieces: number;
            /**
             * @description Why.
             * @enum {unknown}
             */
            reason: "received" | "corrected";
            /**
             * Format: int32
             * @description What was read before the change: with another value there by now, nothing is changed.
             */
            seen?: number;
            /**
             * Format: int32
             * @description The id of the variant.
             */
            variant_id: number;
        };
        StockLevel: {
            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
            barcode: string | null;
            /** @description What another system calls the variant now; null where none does. */
            external_ref: string | null;
            /**
             * Format: int64
             * @description How many pieces are held for orders that are not paid yet.
             */
            held: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description How many pieces lie at each location, in the owner’s order of locations. */
            levels: {
                /**
                 * Format: int64
                 * @description How many pieces are held for orders that are not paid yet.
                 */
                held: number;
                /**
                 * Format: int64
                 * @description The location of stock: where the pieces lie, or where it happened.
                 */
                location_id: number;
                /**
                 * Format: int64
                 * @description How many pieces are on the shelf.
                 */
                on_hand: number;
            }[];
            /**
             * Format: int64
             * @description From how many pieces down the stock counts as low.
             */
            low_stock_threshold: number;
            /** @description The name. */
            name: string;
            /**
             * Format: int64
             * @description How many pieces are on the shelf.
             */
            on_hand: number;
            /**
             * Format: int64
             * @description The id of the product; of a product with several variants, that of its first.
             */
            product_id: number;
            /** @description The shop's own code of the variant. */
            sku: string | null;
            /** @description The address of the small image. */
            thumb: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description What tells the variant from the others: its colour and size. */
            variant: string | null;
            /** @description Whether shoppers see it. */
            visible: boolean;
        };
        StockLocation: {
            /** @description Whether it is not sold any more and stays only in what was ordered. */
            archived: boolean;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description Whether it is the one that every shop has, which is never archived. */
            main: boolean;
            /** @description A text that is not empty */
            name_en: string;
            /** @description A text that is not empty */
            name_fa: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        StockMovement: {
            /** @description ISO 8601, UTC */
            at: string;
            /** @description Who did it. */
            by: string | null;
            /**
             * Format: int64
             * @description By how many pieces the held stock changed.
             */
            held_change: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: int64
             * @description The location of stock: where the pieces lie, or where it happened.
             */
            location_id: number;
            /** @description A note. */
            note: string;
            /**
             * Format: int64
             * @description By how many pieces the stock on the shelf changed.
             */
            on_hand_change: number;
            /** @description The number of the order. */
            order: string | null;
            /** @description Why. */
            reason: string;
        };
        SubmittedProduct: {
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The name. */
            name: string;
            /** @description Why. */
            reason: string | null;
            /** @description The seller. */
            seller: string;
            /** @description The name in the address. */
            slug: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "approved" | "refused";
            /** @description The address of the small image. */
            thumb: string | null;
        };
        SupportAnswer: {
            /** @description The answer. */
            answer: {
                /** @description In English. */
                en: {
                    /** @description The paragraphs, headings, lists, quotes and images of the text. */
                    blocks: ({
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "paragraph";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "heading";
                        /** @description The level of the heading. */
                        level: 2 | 3;
                        /** @description A text that is not empty */
                        text: string;
                    } | {
                        /** @description The items. */
                        items: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[][];
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "list";
                        /** @description Whether the entries are numbered. */
                        ordered: boolean;
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "quote";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /** @description A text, or nothing */
                        alt: string;
                        /** @description A text, or nothing */
                        caption: string;
                        /** @description The key. */
                        key: string;
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "picture";
                    })[];
                } | null;
                /** @description In Persian. */
                fa: {
                    /** @description The paragraphs, headings, lists, quotes and images of the text. */
                    blocks: ({
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "paragraph";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "heading";
                        /** @description The level of the heading. */
                        level: 2 | 3;
                        /** @description A text that is not empty */
                        text: string;
                    } | {
                        /** @description The items. */
                        items: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[][];
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "list";
                        /** @description Whether the entries are numbered. */
                        ordered: boolean;
                    } | {
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "quote";
                        /** @description The pieces of the text. */
                        runs: {
                            /** @description Whether it is bold. */
                            bold?: boolean;
                            /** @description Where the link leads. */
                            href?: string;
                            /** @description Whether it is italic. */
                            italic?: boolean;
                            /** @description The text. */
                            text: string;
                        }[];
                    } | {
                        /** @description A text, or nothing */
                        alt: string;
                        /** @description A text, or nothing */
                        caption: string;
                        /** @description The key. */
                        key: string;
                        /**
                         * @description What it is.
                         * @constant
                         */
                        kind: "picture";
                    })[];
                };
            };
            /**
             * @description Whom the answer is for.
             * @enum {unknown}
             */
            group: "buyers" | "authors" | "others";
            /**
             * Format: int64
             * @description How many found it helpful.
             */
            helpful_count: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: int32
             * @description Its index in the list, from the first on.
             */
            position: number;
            /** @description Whether it is published. */
            published: boolean;
            /** @description The question. */
            question: components["schemas"]["Text"];
            /** @description The name in the address. */
            slug: string;
            /**
             * Format: int64
             * @description How many did not find it helpful.
             */
            unhelpful_count: number;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        Synonym: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "two-way" | "one-way" | "never";
            /** @description What the name is searched as besides. */
            means: string;
            /** @description The name. */
            name: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        SynonymSuggestion: {
            /**
             * Format: int64
             * @description From how many networks it was clicked, one of each a day.
             */
            clicks_count: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /**
             * Format: date-time
             * @description When it was last clicked.
             */
            last_clicked_at: string;
            /** @description What the name is searched as besides. */
            means: string;
            /** @description The name. */
            name: string;
        };
        Text: {
            /** @description In English. */
            en: string;
            /** @description In Persian. */
            fa: string;
        };
        Ticket: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The beginning of the text. */
            excerpt: string;
            /** @description The messages. */
            messages: components["schemas"]["TicketMessage"][];
            /** @description The number by which customers know it. */
            number: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "answered" | "closed";
            /**
             * @description What it is about.
             * @enum {unknown}
             */
            topic: "buying" | "authors" | "buyer-help" | "license";
            /**
             * Format: date-time
             * @description When something last happened to it.
             */
            touched_at: string;
            /** @description The address. */
            url: string | null;
        };
        TicketDetail: {
            /** @description Who of the staff looks after it. */
            assignee: components["schemas"]["Ref"] | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The id of the customer. */
            customer_id: number | null;
            /** @description The mail address. */
            email: string;
            /** @description The beginning of the text. */
            excerpt: string;
            /**
             * @description The language.
             * @enum {unknown}
             */
            language: "fa" | "en";
            /** @description The messages. */
            messages: {
                /** @description Who wrote it. */
                author: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                created_at: string;
                /** @description The files. */
                files: components["schemas"]["MessageFile"][];
                /**
                 * @description From when or from whom.
                 * @enum {unknown}
                 */
                from: "writer" | "staff";
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The text. */
                text: string;
            }[];
            /** @description The name. */
            name: string;
            /** @description The number by which customers know it. */
            number: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "answered" | "closed";
            /**
             * @description What it is about.
             * @enum {unknown}
             */
            topic: "buying" | "authors" | "buyer-help" | "license";
            /**
             * Format: date-time
             * @description When something last happened to it.
             */
            touched_at: string;
            /** @description The address. */
            url: string | null;
        };
        TicketMessage: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The files. */
            files: components["schemas"]["MessageFile"][];
            /**
             * @description From when or from whom.
             * @enum {unknown}
             */
            from: "writer" | "staff";
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The text. */
            text: string;
        };
        TicketSummary: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The beginning of the text. */
            excerpt: string;
            /** @description The number by which customers know it. */
            number: string;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "open" | "answered" | "closed";
            /**
             * @description What it is about.
             * @enum {unknown}
             */
            topic: "buying" | "authors" | "buyer-help" | "license";
            /**
             * Format: date-time
             * @description When something last happened to it.
             */
            touched_at: string;
        };
        /**
         * Format: int64
         * @description An amount of money in whole toman, of ten rial each.
         */
        Toman: number;
        Transfer: {
            /** @description Other orders whose transfers were reported under the same reference. */
            also_on: string[];
            /** @description The amount. */
            amount: components["schemas"]["Toman"];
            /** @description The customer. */
            customer: {
                /**
                 * Format: int64
                 * @description The id, which never changes.
                 */
                id: number;
                /** @description The mobile number. */
                phone: string;
                /** @description The name that was chosen for signing in. */
                username: string;
            };
            /** @description When it was decided. */
            decided_at: string | null;
            /** @description Who decided. */
            decided_by: string | null;
            /** @description What is still to be paid. */
            due: components["schemas"]["Toman"];
            /** @description The number of the order. */
            order: string;
            /**
             * @description The status of the order.
             * @enum {unknown}
             */
            order_status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            /** @description Why. */
            reason: string | null;
            /** @description The receipt that the customer has sent. */
            receipt: {
                /** @description The address. */
                address: string;
                /** @description The media type. */
                mime_type: string;
                /** @description The name. */
                name: string;
            } | null;
            /** @description The number by which the bank or the gateway knows it. */
            reference: string;
            /**
             * Format: date-time
             * @description When the transfer was reported.
             */
            reported_at: string;
            /**
             * Format: int64
             * @description How often the report was changed: who decides names the one that was seen.
             */
            revision: number;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "waiting" | "confirmed" | "refused";
        };
        UploadedFile: {
            /** @description The address. */
            address: string;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            bytes: number;
            /** @description The height in pixels. */
            height: number | null;
            /** @description The key by which the file is used in other calls. */
            key: string;
            /** @description What it is. */
            kind: "picture" | "pdf" | "text";
            /** @description The name. */
            name: string;
            /** @description The width in pixels. */
            width: number | null;
        };
        UploadedImage: {
            /**
             * Format: int64
             * @description The size in bytes.
             */
            bytes: number;
            /**
             * Format: int64
             * @description The height in pixels.
             */
            height: number;
            /** @description The address of the image. */
            image: string;
            /** @description The key by which the image is used in other calls. */
            key: string;
            /**
             * Format: int64
             * @description The width in pixels.
             */
            width: number;
        };
        UploadedVideo: {
            /** @description The address. */
            address: string;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            bytes: number;
            /** @description The key by which the video is used in other calls. */
            key: string;
        };
        Variant: {
            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
            barcode: string | null;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /** @description The colour of the variant. */
            colour: {
                /** @description The colour as #rrggbb. */
                hex: string;
                /** @description The name. */
                name: string;
            } | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The address of the image. */
            image: string | null;
            /** @description Some can be had, and they are few. */
            low_stock: boolean;
            /** @description The price that is paid now. */
            new_price: components["schemas"]["Toman"];
            /**
             * Format: int64
             * @description How many pieces.
             */
            quantity: number;
            /** @description The sale price of its own that holds, as far as it is said beside the price. */
            sale?: {
                /** @description When it ends. */
                ends_at: string | null;
                /** @description The lowest price of the 30 days before the sale that runs, or before now; null where there was none. */
                lowest_price: components["schemas"]["Toman"] | null;
            };
            /** @description The size of the variant. */
            size: string | null;
            /** @description The shop's own code of the variant. */
            sku: string | null;
            /** @description Of each option its value, in the order of the options; null where it has none. */
            values: (number | null)[];
        };
        VariantDetail: {
            /** @description Whether it is not sold any more and stays only in what was ordered. */
            archived: boolean;
            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing */
            barcode: string;
            /** @description The price before any flash sale. */
            base_price: components["schemas"]["Toman"];
            /** @description The colour of the variant. */
            colour: {
                /** @description The colour as #rrggbb. */
                hex: string;
                /** @description A text that is not empty */
                name: string;
                /** @description A text, or nothing */
                name_en?: string;
            } | null;
            /** @description What one piece costs the shop. */
            cost: components["schemas"]["Toman"] | null;
            /** @description A code of another system, or nothing */
            external_ref: string;
            /** @description The tax office's id of goods: 13 digits, or nothing */
            goods_id: string;
            /** @description The height of the parcel in millimetres. */
            height_mm: number | null;
            /**
             * Format: int64
             * @description How many pieces are held for orders that are not paid yet.
             */
            held: number;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description The length of the parcel in millimetres. */
            length_mm: number | null;
            /**
             * Format: int64
             * @description How many pieces are on the shelf.
             */
            on_hand: number;
            /** @description The key of a stored image. */
            picture_key: string | null;
            /** @description The size of the variant. */
            size: string | null;
            /** @description A text, or nothing */
            size_en?: string;
            /** @description A code of another system, or nothing */
            sku: string;
            /**
             * Format: int32
             * @description How many pieces there are.
             */
            stock?: number;
            /** @description Of each option its value, in the order of the options; null where it has none. */
            values: (string | null)[];
            /** @description Whether shoppers see it. */
            visible: boolean;
            /** @description The weight of the parcel in grams. */
            weight_grams: number | null;
            /** @description The width of the parcel in millimetres. */
            width_mm: number | null;
        };
        VariantForm: {
            /** @description Whether it is not sold any more and stays only in what was ordered. */
            archived?: boolean;
            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing */
            barcode?: string;
            /** @description Whole toman */
            base_price: components["schemas"]["Toman"];
            /** @description The colour of the variant. */
            colour: {
                /** @description The colour as #rrggbb. */
                hex: string;
                /** @description A text that is not empty */
                name: string;
                /** @description A text, or nothing */
                name_en?: string;
            } | null;
            /** @description What one piece costs the shop. */
            cost?: components["schemas"]["Toman"] | null;
            /** @description A code of another system, or nothing */
            external_ref?: string;
            /** @description The tax office's id of goods: 13 digits, or nothing */
            goods_id?: string;
            /** @description The height of the parcel in millimetres. */
            height_mm?: number | null;
            /**
             * Format: int32
             * @description The id, which never changes.
             */
            id?: number;
            /** @description The length of the parcel in millimetres. */
            length_mm?: number | null;
            /** @description The key of a stored image. */
            picture_key: string | null;
            /** @description The size of the variant. */
            size: string | null;
            /** @description A text, or nothing */
            size_en?: string;
            /** @description A code of another system, or nothing */
            sku?: string;
            /**
             * Format: int32
             * @description How many pieces there are.
             */
            stock?: number;
            /** @description Of each option its value, in the order of the options; null where it has none. */
            values?: (string | null)[];
            /** @description Whether shoppers see it. */
            visible: boolean;
            /** @description The weight of the parcel in grams. */
            weight_grams?: number | null;
            /** @description The width of the parcel in millimetres. */
            width_mm?: number | null;
        };
        VisibleSupportAnswer: {
            /** @description The answer. */
            answer: {
                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                blocks: ({
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "paragraph";
                    /** @description The pieces of the text. */
                    runs: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[];
                } | {
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "heading";
                    /** @description The level of the heading. */
                    level: 2 | 3;
                    /** @description A text that is not empty */
                    text: string;
                } | {
                    /** @description The items. */
                    items: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[][];
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "list";
                    /** @description Whether the entries are numbered. */
                    ordered: boolean;
                } | {
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "quote";
                    /** @description The pieces of the text. */
                    runs: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[];
                } | {
                    /** @description A text, or nothing */
                    alt: string;
                    /** @description A text, or nothing */
                    caption: string;
                    /** @description The key. */
                    key: string;
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "picture";
                })[];
            };
            /**
             * @description Whom the answer is for.
             * @enum {unknown}
             */
            group: "buyers" | "authors" | "others";
            /**
             * @description The language.
             * @enum {unknown}
             */
            language: "fa" | "en";
            /** @description The question. */
            question: string;
            /** @description The name in the address. */
            slug: string;
        };
        Webhook: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Since when no try has succeeded; null while it is well. */
            failing_since: string | null;
            /** @description Until when the former secret signs as well; null where none does. */
            former_secret_until: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description When something was last taken; null where nothing was yet. */
            last_delivered_at: string | null;
            /** @description The name. */
            name: string;
            /** @description Why it is paused; null while it is not. */
            reason: ("by-hand" | "gone" | "failing" | "secret-unreadable") | null;
            /** @description The seller whose own events it is sent; null for one of the shop. */
            seller: components["schemas"]["Ref"] | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "active" | "paused";
            /** @description Types of events: `order.paid`, or `order.*` for all of a noun. */
            types: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The address. */
            url: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        WebhookDelivery: {
            /** @description The first 300 characters of what was answered last. */
            answer: string | null;
            /** @description The HTTP status that was answered last; null where there was no answer. */
            answer_status: number | null;
            /** @description What is sent, letter for letter. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description When it was taken; null while it was not. */
            delivered_at: string | null;
            /** @description Why the last try was in vain; null where it was not. */
            error: ("address-private" | "name-unknown" | "too-slow" | "certificate" | "unreachable" | "redirected" | "refused") | null;
            /** @description The id of the event, as the list of events has it; null of a test. */
            event_id: number | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description When it was last tried; null where it was not yet. */
            last_tried_at: string | null;
            /** @description The `webhook-id` of the message: the same at each try. */
            message_id: string;
            /** @description When it is tried next; null where it is not tried any more. */
            next_try_at: string | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: int64
             * @description How often it was tried.
             */
            tries_count: number;
            /** @description What happened, order.paid, or webhook.test */
            type: string;
        };
        WebhookMessage: {
            /** @description The event itself. */
            data: {
                /**
                 * Format: int64
                 * @description Never given twice, and greater than that of every event before.
                 */
                id: number;
                /** @description How it stands. */
                status: string | null;
                /** @description What it is about. */
                subject: {
                    /**
                     * Format: int64
                     * @description The id, which never changes.
                     */
                    id: number;
                    /** @description The noun of a call: order, return, customer, product … */
                    kind: string;
                    /** @description The number by which customers know it. */
                    number: string | null;
                };
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            /** @description What happened, in the past tense: order.paid */
            type: string;
        };
        WebhookWithSecret: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Since when no try has succeeded; null while it is well. */
            failing_since: string | null;
            /** @description Until when the former secret signs as well; null where none does. */
            former_secret_until: string | null;
            /**
             * Format: int64
             * @description The id, which never changes.
             */
            id: number;
            /** @description When something was last taken; null where nothing was yet. */
            last_delivered_at: string | null;
            /** @description The name. */
            name: string;
            /** @description Why it is paused; null while it is not. */
            reason: ("by-hand" | "gone" | "failing" | "secret-unreadable") | null;
            /** @description The secret that signs, `whsec_…`, in this answer alone. */
            secret: string;
            /** @description The seller whose own events it is sent; null for one of the shop. */
            seller: components["schemas"]["Ref"] | null;
            /**
             * @description How it stands.
             * @enum {unknown}
             */
            status: "active" | "paused";
            /** @description Types of events: `order.paid`, or `order.*` for all of a noun. */
            types: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The address. */
            url: string;
            /**
             * Format: int64
             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
             */
            version: number;
        };
        WrittenPageText: {
            /** @description The text. */
            body: {
                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                blocks: ({
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "paragraph";
                    /** @description The pieces of the text. */
                    runs: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[];
                } | {
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "heading";
                    /** @description The level of the heading. */
                    level: 2 | 3;
                    /** @description A text that is not empty */
                    text: string;
                } | {
                    /** @description The items. */
                    items: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[][];
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "list";
                    /** @description Whether the entries are numbered. */
                    ordered: boolean;
                } | {
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "quote";
                    /** @description The pieces of the text. */
                    runs: {
                        /** @description Whether it is bold. */
                        bold?: boolean;
                        /** @description Where the link leads. */
                        href?: string;
                        /** @description Whether it is italic. */
                        italic?: boolean;
                        /** @description The text. */
                        text: string;
                    }[];
                } | {
                    /** @description A text, or nothing */
                    alt: string;
                    /** @description A text, or nothing */
                    caption: string;
                    /** @description The key. */
                    key: string;
                    /**
                     * @description What it is.
                     * @constant
                     */
                    kind: "picture";
                })[];
            };
            /** @description When it was last changed. */
            changed_at: string | null;
            /**
             * @description The language.
             * @enum {unknown}
             */
            language: "fa" | "en";
            /** @description The title. */
            title: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminListAccessKeys: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["AccessKey"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateAccessKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description In how many days it ends; null for never. */
                    expires_in_days: number | null;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description What the key may do. */
                    scopes: ("events:read" | "webhooks:read" | "webhooks:write" | "orders:read" | "orders:write" | "refunds:write" | "products:read" | "products:write" | "stock:read" | "stock:write" | "customers:read" | "customers:write" | "credit:read" | "credit:write" | "sellers:read" | "sellers:write" | "payouts:write" | "promotions:read" | "promotions:write" | "support:read" | "support:write" | "content:read" | "content:write" | "settings:read" | "settings:write" | "reports:read")[];
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessKey"];
                };
            };
        };
    };
    adminRevokeAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKey"];
                };
            };
        };
    };
    adminListAssistants: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /** @description So many calls this platform’s assistants may make in a minute; null where the limit of all holds. */
                            calls_limit: number | null;
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /**
                             * Format: date-time
                             * @description When it was last used, to the minute; null for never.
                             */
                            last_used_at: string;
                            /**
                             * Format: int64
                             * @description How many carts and checkouts it has open.
                             */
                            open_sessions_count: number;
                            /**
                             * Format: int64
                             * @description How many orders came of it.
                             */
                            order_count: number;
                            /** @description The address of the profile by which a platform says who it is. */
                            profile_url: string;
                            /** @description Since when it may do nothing; null while it may. */
                            stopped_at: string | null;
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminReplaceAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description So many calls this platform’s assistants may make in a minute; null where the limit of all holds. */
                    calls_limit: number | null;
                    /** @description Whether it may do nothing. */
                    stopped: boolean;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description So many calls this platform’s assistants may make in a minute; null where the limit of all holds. */
                        calls_limit: number | null;
                        /**
                         * Format: date-time
                         * @description When it was made.
                         */
                        created_at: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: date-time
                         * @description When it was last used, to the minute; null for never.
                         */
                        last_used_at: string;
                        /**
                         * Format: int64
                         * @description How many carts and checkouts it has open.
                         */
                        open_sessions_count: number;
                        /**
                         * Format: int64
                         * @description How many orders came of it.
                         */
                        order_count: number;
                        /** @description The address of the profile by which a platform says who it is. */
                        profile_url: string;
                        /** @description Since when it may do nothing; null while it may. */
                        stopped_at: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminListAttributes: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Whether it is not sold any more and stays only in what was ordered. */
                archived?: boolean;
                /** @description The code. */
                code?: string;
                /** @description Only attributes of this kind. */
                kind?: "text" | "number" | "boolean" | "select";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description The words that are searched for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedAttribute"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateAttribute: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of the categories. */
                    category_ids: number[];
                    /** @description The code. */
                    code?: string;
                    /** @description Whether it stands in a comparison of goods. */
                    comparable: boolean;
                    /** @description Whether lists are narrowed by it. */
                    filterable: boolean;
                    /**
                     * @description What its values are; it stays.
                     * @enum {unknown}
                     */
                    kind: "text" | "number" | "boolean" | "select";
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                    options: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id?: number;
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en: string;
                    }[];
                    /** @description A text, or nothing */
                    unit: string;
                    /** @description A text, or nothing */
                    unit_en: string;
                    /** @description A text, or nothing */
                    unit_one_en: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
        };
    };
    adminGetAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
        };
    };
    adminReplaceAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of the categories. */
                    category_ids: number[];
                    /** @description Whether it stands in a comparison of goods. */
                    comparable: boolean;
                    /** @description Whether lists are narrowed by it. */
                    filterable: boolean;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                    options: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id?: number;
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en: string;
                    }[];
                    /** @description A text, or nothing */
                    unit: string;
                    /** @description A text, or nothing */
                    unit_en: string;
                    /** @description A text, or nothing */
                    unit_one_en: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
        };
    };
    adminArchiveAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
        };
    };
    adminRestoreAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
        };
    };
    adminListAudit: {
        parameters: {
            query?: {
                /** @description What was done. */
                action?: "product.added" | "product.changed" | "product.hidden" | "product.shown" | "product.archived" | "product.metadata-changed" | "submission.approved" | "submission.refused" | "submission.waiting" | "submission.sent-again" | "products.imported" | "stock.changed" | "stock.transferred" | "price.changed" | "sale-price.added" | "sale-price.changed" | "sale-price.ended" | "variant.changed" | "stock.threshold-changed" | "brand.added" | "brand.renamed" | "category.added" | "category.changed" | "category.moved" | "category.removed" | "categories.ordered" | "attribute.added" | "attribute.changed" | "attribute.archived" | "attribute.restored" | "featured.changed" | "coupon.added" | "coupon.changed" | "coupon.codes-made" | "coupon.codes-revoked" | "offer.added" | "offer.changed" | "offer.ended" | "slide.added" | "slide.changed" | "slide.removed" | "slides.ordered" | "order.sold-at-counter" | "order.moved" | "order.tracking-kept" | "parcel.packed" | "parcel.unpacked" | "parcel.moved" | "parcel.corrected" | "parcel.resolved" | "order.note-kept" | "order.metadata-changed" | "order.dispute-ended" | "order.cancelled" | "order.returned" | "order.refunded" | "order.invoice-corrected" | "return.approved" | "return.refused" | "return.done" | "transfer.confirmed" | "transfer.refused" | "staff.first-owner-made" | "staff.role-changed" | "staff.second-factor-reset" | "customer.renamed" | "customer.metadata-changed" | "customer.copied" | "customer.erased" | "customer.blocked" | "customer.unblocked" | "customer.session-ended" | "customer.sessions-ended" | "credit.added" | "credit.taken" | "seller.changed" | "seller.described" | "seller.suspended" | "seller.resumed" | "seller.paid-out" | "application.approved" | "application.refused" | "application.waiting" | "review.approved" | "review.refused" | "review.waiting" | "question.approved" | "question.refused" | "question.waiting" | "question.answered" | "answer.approved" | "answer.refused" | "answer.waiting" | "answer.created" | "answer.changed" | "answer.removed" | "conversation.assigned" | "conversation.closed" | "conversation.opened" | "ticket.answered" | "ticket.assigned" | "ticket.closed" | "ticket.opened" | "post.created" | "post.changed" | "post.removed" | "post-category.added" | "post-category.renamed" | "post-category.removed" | "post-categories.ordered" | "page.changed" | "comment.approved" | "comment.refused" | "comment.waiting" | "shipping-method.added" | "shipping-method.changed" | "stock-location.added" | "stock-location.changed" | "stock-location.archived" | "stock-locations.ordered" | "background-job.retried" | "orders.exported" | "products.exported" | "customers.exported" | "stock-movements.exported" | "events.exported" | "backup.made" | "access-key.made" | "access-key.revoked" | "pinned-results.added" | "pinned-results.changed" | "pinned-results.removed" | "synonym.added" | "synonym.changed" | "synonym.removed" | "synonym.rejected" | "webhook.made" | "webhook.changed" | "webhook.paused" | "webhook.resumed" | "webhook.secret-rotated" | "webhook.removed" | "money.approved" | "money.refused" | "settings.brand-changed" | "settings.contact-changed" | "settings.commission-changed" | "settings.order-terms-changed" | "settings.assistants-changed" | "settings.assistant-limited" | "settings.selling-terms-changed" | "settings.bank-transfer-changed" | "settings.cash-changed" | "settings.staff-money-changed" | "settings.purchase-limits-changed" | "settings.paypal-rate-changed" | "promo.changed";
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Who did it. */
                by?: string;
                /** @description A day of Tehran's, 2026-11-21 */
                created_from?: string;
                /** @description A day of Tehran's, 2026-11-21 */
                created_to?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description What it is about. */
                subject?: "product" | "product-import" | "variant" | "brand" | "category" | "attribute" | "featured" | "coupon" | "offer" | "slide" | "order" | "customer" | "seller" | "application" | "review" | "question" | "answer" | "conversation" | "ticket" | "post" | "post-category" | "page" | "comment" | "shipping-method" | "stock-location" | "background-job" | "job" | "backup" | "access-key" | "pinned-results" | "synonym" | "webhook" | "money-approval" | "setting";
                /** @description The id of what it is about. */
                subject_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["AuditEntry"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminListBackgroundJobs: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description Failed for good, to be tried again by itself, or waiting longer than a minute to be begun. */
                status?: "failed" | "retrying" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many are not tried any more.
                             */
                            failed: number;
                            /**
                             * Format: int64
                             * @description How many are tried again.
                             */
                            retrying: number;
                            /**
                             * Format: int64
                             * @description How many wait.
                             */
                            waiting: number;
                        };
                        /** @description The entries of this page. */
                        data: {
                            /**
                             * Format: date-time
                             * @description When it was made.
                             */
                            created_at: string;
                            /** @description The id, which never changes. */
                            id: string;
                            /** @description The name. */
                            name: string;
                            /** @description When it is tried next; null where it is not tried any more. */
                            next_try_at: string | null;
                            /** @description Why. */
                            reason: string | null;
                            /**
                             * @description Failed for good, to be tried again by itself, or waiting longer than a minute to be begun.
                             * @enum {unknown}
                             */
                            status: "failed" | "retrying" | "waiting";
                            /**
                             * Format: int64
                             * @description How often it was tried.
                             */
                            tries_count: number;
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminBulkRetryBackgroundJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids. */
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcomeByName"][];
                    };
                };
            };
        };
    };
    adminListBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Backup"][];
                        /** @description Whether the shop's operator has said where backups are to be made. */
                        is_set: boolean;
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                        /** @description Whether one is being made just now. */
                        under_way: boolean;
                    };
                };
            };
        };
    };
    adminSendBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Backup"][];
                        /** @description Whether the shop's operator has said where backups are to be made. */
                        is_set: boolean;
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                        /** @description Whether one is being made just now. */
                        under_way: boolean;
                    };
                };
            };
        };
    };
    adminListBankTransfers: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text that is not empty */
                q?: string;
                /** @description How it stands. */
                status?: "waiting" | "confirmed" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many wait.
                             */
                            waiting: number;
                        };
                        /** @description The entries of this page. */
                        data: components["schemas"]["Transfer"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminConfirmBankTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    amount?: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description How often the report was changed: who decides names the one that was seen.
                     */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description What came of it.
                         * @enum {unknown}
                         */
                        outcome: "placed" | "part" | "credited";
                    };
                };
            };
        };
    };
    adminRefuseBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    reason: string;
                    /**
                     * Format: int32
                     * @description How often the report was changed: who decides names the one that was seen.
                     */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    adminListBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Brand"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminCreateBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en?: string;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
        };
    };
    adminGetBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
        };
    };
    adminReplaceBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was read before the change: with something else there by now, nothing is changed. */
                    before: {
                        /** @description The name. */
                        name: string;
                        /** @description The name in English. */
                        name_en: string;
                    };
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
        };
    };
    adminListCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["AdminCategory"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminCreateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /** @description The id of the category above it; null for a main category. */
                    parent_id: number | null;
                    /** @description The key of a stored image. */
                    picture_key: string | null;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /** @description Whether shoppers see it. */
                    visible: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
        };
    };
    adminGetCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
        };
    };
    adminReplaceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /** @description The id of the category above it; null for a main category. */
                    parent_id: number | null;
                    /** @description The key of a stored image. */
                    picture_key: string | null;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                    /** @description Whether shoppers see it. */
                    visible: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
        };
    };
    adminDeleteCategory: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListCategoryAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["CategoryAttribute"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminReplaceCategoryOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order that was seen; another one since is refused as `changed-meanwhile`. */
                    before: number[];
                    /** @description The ids. */
                    ids: number[];
                    /** @description The id of the category above it; null for a main category. */
                    parent_id: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids. */
                        ids: number[];
                        /** @description The id of the category above it; null for a main category. */
                        parent_id: number | null;
                    };
                };
            };
        };
    };
    adminListComments: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "approved" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many wait.
                             */
                            waiting: number;
                        };
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedComment"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminBulkDecideComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The ids. */
                    ids: number[];
                    /** @description A text that is not empty */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminBulkUndoComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminListConversations: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Whose conversations: the own ones, or those of nobody. */
                assigned?: "me" | "nobody";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Conversation"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminGetConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDetail"];
                };
            };
        };
    };
    adminAssignConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it becomes the own one. */
                    mine: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
        };
    };
    adminCloseConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "open" | "closed";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
        };
    };
    adminListConversationMessages: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Message"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateConversationMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A key of the sender, so that a message that is sent twice stands once. */
                    client_id: string;
                    /** @description The files. */
                    files?: string[];
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    adminReadConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Up to and with this one.
                     */
                    up_to: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatState"];
                };
            };
        };
    };
    adminTypingConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the customer. */
                customer_id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When somebody was last writing.
                         */
                        typing_at: string;
                    };
                };
            };
        };
    };
    adminGetConversationStream: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: number;
                /** @description The id of the customer. */
                customer_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events that go on; each `data` is one of these as JSON, and a comment comes at least every 25 seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatEvent"];
                };
            };
        };
    };
    adminListCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /**
                             * Format: int64
                             * @description How many there are.
                             */
                            count: number;
                            /**
                             * @description The name.
                             * @enum {unknown}
                             */
                            name: "orders" | "transfers" | "disputes" | "returns" | "conversations" | "tickets" | "reviews" | "questions" | "comments" | "applications" | "seller-products";
                            /** @description The page of the back office, with its filter */
                            to: string;
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminListCouponBatches: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description The coupon whose terms hold for it. */
                coupon_id?: number;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["CouponBatch"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateCouponBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description How many codes are made.
                     */
                    codes_count: number;
                    /**
                     * Format: int32
                     * @description The coupon whose terms hold for it.
                     */
                    coupon_id: number;
                    /** @description A text that is not empty */
                    prefix: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponBatch"];
                };
            };
        };
    };
    adminGetCouponBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponBatch"];
                };
            };
        };
    };
    adminRevokeCouponBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponBatch"];
                };
            };
        };
    };
    adminListCouponCodes: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description The batch in which it was made. */
                batch_id?: number;
                /** @description A text that is not empty */
                code?: string;
                /** @description The coupon whose terms hold for it. */
                coupon_id?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "free" | "redeemed" | "revoked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["CouponCode"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminBulkRevokeCouponCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminGetCouponCodeExportCsv: {
        parameters: {
            query?: {
                /** @description The batch in which it was made. */
                batch_id?: number;
                /** @description The coupon whose terms hold for it. */
                coupon_id?: number;
                /** @description How it stands. */
                status?: "free" | "redeemed" | "revoked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    adminListCoupons: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "running" | "coming" | "ended" | "paused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Coupon"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is in use: a blocked account is not. */
                    active: boolean;
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /** @description The ids of the categories. */
                    category_ids: number[];
                    /** @description A text that is not empty */
                    code: string;
                    /** @description Whole toman */
                    discount_amount: components["schemas"]["Toman"];
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description Whether it holds for a customer's first order alone. */
                    first_order_only: boolean;
                    /**
                     * @description What it is.
                     * @enum {unknown}
                     */
                    kind: "percent" | "amount" | "free-shipping";
                    /** @description How much it takes off at most; null for any. */
                    max_discount_amount: components["schemas"]["Toman"] | null;
                    /** @description How often it can be used in all; null for any. */
                    max_uses: number | null;
                    /** @description How often each customer can use it; null for any. */
                    max_uses_per_customer: number | null;
                    /** @description Whole toman */
                    minimum_total: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description By how many percent it is cheaper.
                     */
                    percent_off: number;
                    /** @description Whether it stands on the home page. */
                    shown_on_home: boolean;
                    /** @description Whether its own code is none, and each of its codes, made in batches, is redeemed by one order. */
                    single_use_codes: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
        };
    };
    adminGetCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
        };
    };
    adminReplaceCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is in use: a blocked account is not. */
                    active: boolean;
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /** @description The ids of the categories. */
                    category_ids: number[];
                    /** @description A text that is not empty */
                    code: string;
                    /** @description Whole toman */
                    discount_amount: components["schemas"]["Toman"];
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description Whether it holds for a customer's first order alone. */
                    first_order_only: boolean;
                    /**
                     * @description What it is.
                     * @enum {unknown}
                     */
                    kind: "percent" | "amount" | "free-shipping";
                    /** @description How much it takes off at most; null for any. */
                    max_discount_amount: components["schemas"]["Toman"] | null;
                    /** @description How often it can be used in all; null for any. */
                    max_uses: number | null;
                    /** @description How often each customer can use it; null for any. */
                    max_uses_per_customer: number | null;
                    /** @description Whole toman */
                    minimum_total: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description By how many percent it is cheaper.
                     */
                    percent_off: number;
                    /** @description Whether it stands on the home page. */
                    shown_on_home: boolean;
                    /** @description Whether its own code is none, and each of its codes, made in batches, is redeemed by one order. */
                    single_use_codes: boolean;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
        };
    };
    adminListCustomers: {
        parameters: {
            query?: {
                /** @description Whether it is in use: a blocked account is not. */
                active?: boolean;
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text that is not empty */
                q?: string;
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedCustomer"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminGetCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetail"];
                };
            };
        };
    };
    adminReplaceCustomerActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is in use: a blocked account is not. */
                    active: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it is in use: a blocked account is not. */
                        active: boolean;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                    };
                };
            };
        };
    };
    adminGetCustomerCopyJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json; charset=utf-8": string;
                };
            };
        };
    };
    adminListCustomerCredit: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it comes to after this entry. */
                        balance: components["schemas"]["Toman"];
                        /** @description The entries of this page. */
                        data: components["schemas"]["CustomerCreditEntry"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreditCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman, not zero */
                    amount: components["schemas"]["Toman"];
                    /** @description A text that is not empty */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it comes to after this entry. */
                        balance: components["schemas"]["Toman"];
                    };
                };
            };
        };
    };
    adminEraseCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "erased";
                    };
                };
            };
        };
    };
    adminGetCustomerFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFigures"];
                };
            };
        };
    };
    adminUpdateCustomerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stood at the named keys when they were read; null, or left out: nothing. */
                    before: {
                        [key: string]: string | null;
                    };
                    /** @description What changes: absent stays, null clears. */
                    metadata: {
                        [key: string]: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
                        metadata: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    adminReplaceCustomerName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name that was seen; with another one there by now nothing is changed. */
                    before: string | null;
                    /** @description The name of a person */
                    full_name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the person. */
                        full_name: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                    };
                };
            };
        };
    };
    adminListCustomerSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Session"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminDeleteCustomerSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
                /** @description The id of the session. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminEndAllCustomersSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many sessions were ended.
                         */
                        ended_count: number;
                    };
                };
            };
        };
    };
    adminCreateCustomerExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is in use: a blocked account is not. */
                    active?: boolean;
                    /** @description A text that is not empty */
                    q?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminGetDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The goods that sell best. */
                        best: {
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            pieces: number;
                        }[];
                        /** @description The last so many days. */
                        days: {
                            /** @description A day of Tehran's, 2026-11-21 */
                            day: string;
                            /**
                             * Format: int64
                             * @description How many orders.
                             */
                            orders_count: number;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                        }[];
                        /** @description The variants of which few are left. */
                        low: {
                            /**
                             * Format: int64
                             * @description How many are left.
                             */
                            left: number;
                            /** @description The name. */
                            name: string;
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string;
                        }[];
                        /** @description How many orders stand at each status. */
                        statuses: {
                            /**
                             * Format: int64
                             * @description How many there are.
                             */
                            count: number;
                            /** @description How it stands. */
                            status: string;
                        }[];
                    };
                };
            };
        };
    };
    adminListEvents: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description Types by commas, order.* for all of a noun: order.paid,return.* */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Event"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateEventExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Types by commas, order.* for all of a noun: order.paid,return.* */
                    type?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminListFeaturedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["FeaturedProduct"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceFeaturedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids. */
                    ids: number[];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["FeaturedProduct"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminListFlashSales: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "running" | "coming" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["FlashSale"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateFlashSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description How many pieces may be sold at this price.
                     */
                    allotted: number;
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /**
                     * @description The colour of the variant.
                     * @enum {unknown}
                     */
                    colour: "saffron" | "pomegranate" | "turquoise";
                    /**
                     * Format: date-time
                     * @description ISO 8601 with an offset: 2026-11-20T08:00:00Z
                     */
                    ends_at: string;
                    /**
                     * Format: int32
                     * @description Its index in the list, from the first on.
                     */
                    position: number;
                    /** @description The price of one piece. */
                    price: components["schemas"]["Toman"] | null;
                    /**
                     * Format: int32
                     * @description The id of the product; of a product with several variants, that of its first.
                     */
                    product_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSale"];
                };
            };
        };
    };
    adminGetFlashSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSale"];
                };
            };
        };
    };
    adminReplaceFlashSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description How many pieces may be sold at this price.
                     */
                    allotted: number;
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /**
                     * @description The colour of the variant.
                     * @enum {unknown}
                     */
                    colour: "saffron" | "pomegranate" | "turquoise";
                    /**
                     * Format: date-time
                     * @description ISO 8601 with an offset: 2026-11-20T08:00:00Z
                     */
                    ends_at: string;
                    /**
                     * Format: int32
                     * @description Its index in the list, from the first on.
                     */
                    position: number;
                    /** @description The price of one piece. */
                    price: components["schemas"]["Toman"] | null;
                    /**
                     * Format: int32
                     * @description The id of the product; of a product with several variants, that of its first.
                     */
                    product_id: number;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSale"];
                };
            };
        };
    };
    adminEndFlashSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSale"];
                };
            };
        };
    };
    adminGetFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the parcel reached the delivery station; null before. */
                        at_station_at: string | null;
                        /** @description Who carries the parcel; null while nobody has named it. */
                        carrier: string | null;
                        /** @description When the parcel was delivered; null before. */
                        delivered_at: string | null;
                        /** @description When the parcel was handed over to the carrier; null before. */
                        handed_over_at: string | null;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The lines. */
                        lines: {
                            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                            barcode: string | null;
                            /** @description What another system calls the variant now; null where none does. */
                            external_ref: string | null;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description Its index in the list, from the first on.
                             */
                            position: number;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            quantity: number;
                            /** @description The shop's own code of the variant. */
                            sku: string | null;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                        /** @description The location of stock from which it goes; null in a shop of one. */
                        location: components["schemas"]["Ref"] | null;
                        /** @description When the parcel was given up as lost; null unless it was. */
                        lost_at: string | null;
                        /** @description When the parcel was last on its way to the customer; null before. */
                        on_the_way_at: string | null;
                        /** @description The number of the order. */
                        order_number: string;
                        /**
                         * Format: date-time
                         * @description When the parcel was packed.
                         */
                        packed_at: string;
                        /**
                         * Format: int64
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /** @description Why. */
                        reason: ("refused" | "not-found" | "damaged") | null;
                        /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                        resolution: ("refunded" | "sent-again" | "replaced") | null;
                        /** @description When that was decided; null before. */
                        resolved_at: string | null;
                        /** @description When the parcel was back in the shop; null unless it is. */
                        returned_at: string | null;
                        /** @description When the parcel turned back; null unless it did. */
                        returning_at: string | null;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                        /** @description What the goods in it cost, after the coupon. */
                        total: components["schemas"]["Toman"];
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminUpdateFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    carrier?: string;
                    /** @description A text, or nothing */
                    tracking_code?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the parcel reached the delivery station; null before. */
                        at_station_at: string | null;
                        /** @description Who carries the parcel; null while nobody has named it. */
                        carrier: string | null;
                        /** @description When the parcel was delivered; null before. */
                        delivered_at: string | null;
                        /** @description When the parcel was handed over to the carrier; null before. */
                        handed_over_at: string | null;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The lines. */
                        lines: {
                            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                            barcode: string | null;
                            /** @description What another system calls the variant now; null where none does. */
                            external_ref: string | null;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description Its index in the list, from the first on.
                             */
                            position: number;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            quantity: number;
                            /** @description The shop's own code of the variant. */
                            sku: string | null;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                        /** @description The location of stock from which it goes; null in a shop of one. */
                        location: components["schemas"]["Ref"] | null;
                        /** @description When the parcel was given up as lost; null unless it was. */
                        lost_at: string | null;
                        /** @description When the parcel was last on its way to the customer; null before. */
                        on_the_way_at: string | null;
                        /** @description The number of the order. */
                        order_number: string;
                        /**
                         * Format: date-time
                         * @description When the parcel was packed.
                         */
                        packed_at: string;
                        /**
                         * Format: int64
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /** @description Why. */
                        reason: ("refused" | "not-found" | "damaged") | null;
                        /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                        resolution: ("refunded" | "sent-again" | "replaced") | null;
                        /** @description When that was decided; null before. */
                        resolved_at: string | null;
                        /** @description When the parcel was back in the shop; null unless it is. */
                        returned_at: string | null;
                        /** @description When the parcel turned back; null unless it did. */
                        returning_at: string | null;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                        /** @description What the goods in it cost, after the coupon. */
                        total: components["schemas"]["Toman"];
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminMoveFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    carrier?: string;
                    /**
                     * @description Why.
                     * @enum {unknown}
                     */
                    reason?: "refused" | "not-found" | "damaged";
                    /**
                     * @description To what or to whom.
                     * @enum {unknown}
                     */
                    to: "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                    /** @description A text, or nothing */
                    tracking_code?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the parcel reached the delivery station; null before. */
                        at_station_at: string | null;
                        /** @description Who carries the parcel; null while nobody has named it. */
                        carrier: string | null;
                        /** @description When the parcel was delivered; null before. */
                        delivered_at: string | null;
                        /** @description When the parcel was handed over to the carrier; null before. */
                        handed_over_at: string | null;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The lines. */
                        lines: {
                            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                            barcode: string | null;
                            /** @description What another system calls the variant now; null where none does. */
                            external_ref: string | null;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description Its index in the list, from the first on.
                             */
                            position: number;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            quantity: number;
                            /** @description The shop's own code of the variant. */
                            sku: string | null;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                        /** @description The location of stock from which it goes; null in a shop of one. */
                        location: components["schemas"]["Ref"] | null;
                        /** @description When the parcel was given up as lost; null unless it was. */
                        lost_at: string | null;
                        /** @description When the parcel was last on its way to the customer; null before. */
                        on_the_way_at: string | null;
                        /** @description The number of the order. */
                        order_number: string;
                        /**
                         * Format: date-time
                         * @description When the parcel was packed.
                         */
                        packed_at: string;
                        /**
                         * Format: int64
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /** @description Why. */
                        reason: ("refused" | "not-found" | "damaged") | null;
                        /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                        resolution: ("refunded" | "sent-again" | "replaced") | null;
                        /** @description When that was decided; null before. */
                        resolved_at: string | null;
                        /** @description When the parcel was back in the shop; null unless it is. */
                        returned_at: string | null;
                        /** @description When the parcel turned back; null unless it did. */
                        returning_at: string | null;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                        /** @description What the goods in it cost, after the coupon. */
                        total: components["schemas"]["Toman"];
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminRefundFulfillment: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The location of stock: where the pieces lie, or where it happened.
                     */
                    location_id?: number;
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    refund_method: "payment" | "credit";
                    /** @description Whether the pieces go back on the shelf. */
                    restock?: boolean;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the parcel reached the delivery station; null before. */
                        at_station_at: string | null;
                        /** @description Who carries the parcel; null while nobody has named it. */
                        carrier: string | null;
                        /** @description When the parcel was delivered; null before. */
                        delivered_at: string | null;
                        /** @description When the parcel was handed over to the carrier; null before. */
                        handed_over_at: string | null;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The lines. */
                        lines: {
                            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                            barcode: string | null;
                            /** @description What another system calls the variant now; null where none does. */
                            external_ref: string | null;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description Its index in the list, from the first on.
                             */
                            position: number;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            quantity: number;
                            /** @description The shop's own code of the variant. */
                            sku: string | null;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                        /** @description The location of stock from which it goes; null in a shop of one. */
                        location: components["schemas"]["Ref"] | null;
                        /** @description When the parcel was given up as lost; null unless it was. */
                        lost_at: string | null;
                        /** @description When the parcel was last on its way to the customer; null before. */
                        on_the_way_at: string | null;
                        /** @description The number of the order. */
                        order_number: string;
                        /**
                         * Format: date-time
                         * @description When the parcel was packed.
                         */
                        packed_at: string;
                        /**
                         * Format: int64
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /** @description Why. */
                        reason: ("refused" | "not-found" | "damaged") | null;
                        /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                        resolution: ("refunded" | "sent-again" | "replaced") | null;
                        /** @description When that was decided; null before. */
                        resolved_at: string | null;
                        /** @description When the parcel was back in the shop; null unless it is. */
                        returned_at: string | null;
                        /** @description When the parcel turned back; null unless it did. */
                        returning_at: string | null;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                        /** @description What the goods in it cost, after the coupon. */
                        total: components["schemas"]["Toman"];
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminSendAgainFulfillment: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether other pieces are taken from the shelf in place of those that lay in the parcel. */
                    replace?: boolean;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the parcel reached the delivery station; null before. */
                        at_station_at: string | null;
                        /** @description Who carries the parcel; null while nobody has named it. */
                        carrier: string | null;
                        /** @description When the parcel was delivered; null before. */
                        delivered_at: string | null;
                        /** @description When the parcel was handed over to the carrier; null before. */
                        handed_over_at: string | null;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The lines. */
                        lines: {
                            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                            barcode: string | null;
                            /** @description What another system calls the variant now; null where none does. */
                            external_ref: string | null;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description Its index in the list, from the first on.
                             */
                            position: number;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            quantity: number;
                            /** @description The shop's own code of the variant. */
                            sku: string | null;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                        /** @description The location of stock from which it goes; null in a shop of one. */
                        location: components["schemas"]["Ref"] | null;
                        /** @description When the parcel was given up as lost; null unless it was. */
                        lost_at: string | null;
                        /** @description When the parcel was last on its way to the customer; null before. */
                        on_the_way_at: string | null;
                        /** @description The number of the order. */
                        order_number: string;
                        /**
                         * Format: date-time
                         * @description When the parcel was packed.
                         */
                        packed_at: string;
                        /**
                         * Format: int64
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /** @description Why. */
                        reason: ("refused" | "not-found" | "damaged") | null;
                        /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                        resolution: ("refunded" | "sent-again" | "replaced") | null;
                        /** @description When that was decided; null before. */
                        resolved_at: string | null;
                        /** @description When the parcel was back in the shop; null unless it is. */
                        returned_at: string | null;
                        /** @description When the parcel turned back; null unless it did. */
                        returning_at: string | null;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                        /** @description What the goods in it cost, after the coupon. */
                        total: components["schemas"]["Toman"];
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminUnpackFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of the order. */
                        order_number: string;
                    };
                };
            };
        };
    };
    adminListHelpAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SupportAnswer"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminCreateHelpAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The answer. */
                    answer: {
                        /** @description In English. */
                        en: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        } | null;
                        /** @description In Persian. */
                        fa: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        };
                    };
                    /**
                     * @description Whom the answer is for.
                     * @enum {unknown}
                     */
                    group: "buyers" | "authors" | "others";
                    /**
                     * Format: int32
                     * @description Its index in the list, from the first on.
                     */
                    position: number;
                    /** @description Whether it is published. */
                    published: boolean;
                    /** @description The question. */
                    question: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAnswer"];
                };
            };
        };
    };
    adminGetHelpAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAnswer"];
                };
            };
        };
    };
    adminReplaceHelpAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The answer. */
                    answer: {
                        /** @description In English. */
                        en: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        } | null;
                        /** @description In Persian. */
                        fa: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        };
                    };
                    /**
                     * @description Whom the answer is for.
                     * @enum {unknown}
                     */
                    group: "buyers" | "authors" | "others";
                    /**
                     * Format: int32
                     * @description Its index in the list, from the first on.
                     */
                    position: number;
                    /** @description Whether it is published. */
                    published: boolean;
                    /** @description The question. */
                    question: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAnswer"];
                };
            };
        };
    };
    adminDeleteHelpAnswer: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListHeroSlides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["HeroSlide"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminReplaceHeroSlides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order that was seen; another one since is refused as `changed-meanwhile`. */
                    before: number[];
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids. */
                        ids: number[];
                    };
                };
            };
        };
    };
    adminCreateHeroSlide: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was done. */
                    action: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /**
                     * @description The colour theme.
                     * @enum {unknown}
                     */
                    cloth: "pomegranate" | "turquoise" | "indigo" | "plum";
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description A text that is not empty */
                    link: string;
                    /** @description The key of a stored image. */
                    picture_key: string | null;
                    /** @description Whether shoppers see it. */
                    shown: boolean;
                    /** @description The text. */
                    text: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description The title. */
                    title: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"];
                };
            };
        };
    };
    adminGetHeroSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"];
                };
            };
        };
    };
    adminReplaceHeroSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was done. */
                    action: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /**
                     * @description The colour theme.
                     * @enum {unknown}
                     */
                    cloth: "pomegranate" | "turquoise" | "indigo" | "plum";
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description A text that is not empty */
                    link: string;
                    /** @description The key of a stored image. */
                    picture_key: string | null;
                    /** @description Whether shoppers see it. */
                    shown: boolean;
                    /** @description The text. */
                    text: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description The title. */
                    title: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"];
                };
            };
        };
    };
    adminDeleteHeroSlide: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListInvoices: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                issued_from?: string;
                /** @description ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                issued_to?: string;
                /** @description What it is. */
                kind?: "original" | "correction" | "cancellation" | "return";
                /** @description The id of the order. */
                order_id?: number;
                /** @description The number of the order. */
                order_number?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedInvoice"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminListJobs: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What it is. */
                kind?: "orders-export" | "products-export" | "customers-export" | "stock-movements-export" | "events-export" | "stock-bulk-move" | "variants-bulk-reprice" | "products-import";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "working" | "done" | "failed" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Job"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminGetJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminCancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminListJobItems: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What came of it. */
                outcome?: "done" | "skipped" | "failed";
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ItemOutcome"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminGetJobResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ListedCustomer"] | components["schemas"]["ExportedProduct"] | components["schemas"]["ExportedStockMovement"] | components["schemas"]["ItemOutcome"] | components["schemas"]["ExportedOrder"] | components["schemas"]["Event"];
                };
            };
        };
    };
    adminListMoneyApprovals: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "approved" | "refused" | "used";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["MoneyApproval"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminApproveMoneyApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password of the caller, where an owner without a colleague has no second step. */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyApproval"];
                };
            };
        };
    };
    adminRefuseMoneyApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyApproval"];
                };
            };
        };
    };
    adminListOpeningSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /**
                             * @description The name.
                             * @enum {unknown}
                             */
                            name: "contact" | "logo" | "paying" | "sending" | "products";
                            /** @description The page of the back office where it is set */
                            to: string;
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description The id of the customer. */
                customer_id?: number;
                /** @description The last so many days. */
                days?: number;
                /** @description Whether the payment is disputed. */
                disputed?: boolean;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description Whether it is paid. */
                paid?: boolean;
                /** @description How it is paid. */
                payment?: "cash" | "online" | "zibal" | "credit-card" | "bank" | "paypal" | "credit" | "counter";
                /** @description A day of Tehran's, 2026-11-21 */
                placed_from?: string;
                /** @description A day of Tehran's, 2026-11-21 */
                placed_to?: string;
                /** @description A text that is not empty */
                q?: string;
                /** @description In which order. */
                sort?: "newest" | "oldest" | "total-asc" | "total-desc";
                /** @description How it stands. */
                status?: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedOrder"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterSale"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminUpdateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was read before the change: with something else there by now, nothing is changed. */
                    before: {
                        /** @description A note that only the staff sees. */
                        staff_note: string | null;
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                    };
                    /** @description A text, or nothing */
                    staff_note?: string;
                    /** @description A text, or nothing */
                    tracking_code?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminCancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    reason: string;
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    refund_method?: "payment" | "credit";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminCreateOrderFulfillment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The lines. */
                    lines?: {
                        /**
                         * Format: int32
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        quantity: number;
                    }[];
                    /**
                     * Format: int32
                     * @description The location of stock: where the pieces lie, or where it happened.
                     */
                    location_id?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the parcel reached the delivery station; null before. */
                        at_station_at: string | null;
                        /** @description Who carries the parcel; null while nobody has named it. */
                        carrier: string | null;
                        /** @description When the parcel was delivered; null before. */
                        delivered_at: string | null;
                        /** @description When the parcel was handed over to the carrier; null before. */
                        handed_over_at: string | null;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The lines. */
                        lines: {
                            /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                            barcode: string | null;
                            /** @description What another system calls the variant now; null where none does. */
                            external_ref: string | null;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The name. */
                            name: string;
                            /**
                             * Format: int64
                             * @description Its index in the list, from the first on.
                             */
                            position: number;
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            quantity: number;
                            /** @description The shop's own code of the variant. */
                            sku: string | null;
                            /** @description The sum. */
                            total: components["schemas"]["Toman"];
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                        /** @description The location of stock from which it goes; null in a shop of one. */
                        location: components["schemas"]["Ref"] | null;
                        /** @description When the parcel was given up as lost; null unless it was. */
                        lost_at: string | null;
                        /** @description When the parcel was last on its way to the customer; null before. */
                        on_the_way_at: string | null;
                        /** @description The number of the order. */
                        order_number: string;
                        /**
                         * Format: date-time
                         * @description When the parcel was packed.
                         */
                        packed_at: string;
                        /**
                         * Format: int64
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /** @description Why. */
                        reason: ("refused" | "not-found" | "damaged") | null;
                        /** @description What was decided about a parcel that came back or is lost; null while nothing is. */
                        resolution: ("refunded" | "sent-again" | "replaced") | null;
                        /** @description When that was decided; null before. */
                        resolved_at: string | null;
                        /** @description When the parcel was back in the shop; null unless it is. */
                        returned_at: string | null;
                        /** @description When the parcel turned back; null unless it did. */
                        returning_at: string | null;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "packed" | "handed-over" | "on-the-way" | "at-station" | "delivered" | "returning" | "returned" | "lost";
                        /** @description What the goods in it cost, after the coupon. */
                        total: components["schemas"]["Toman"];
                        /** @description The code by which the carrier tracks the parcel. */
                        tracking_code: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetOrderInvoicePdf: {
        parameters: {
            query?: {
                /** @description The number of the invoice. */
                document?: string;
            };
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    adminGetOrderInvoice: {
        parameters: {
            query?: {
                /** @description The number of the invoice. */
                document?: string;
            };
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    adminCorrectOrdersInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of the invoice. */
                    document: string;
                    /** @description An economic code: eleven to fourteen digits, in any digits */
                    economic_code?: string;
                    /** @description A text that is not empty */
                    line: string;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A company's national id of eleven digits or a person's national code of ten, in any digits */
                    national_id?: string;
                    /** @description An Iranian postcode: ten digits, in any digits */
                    postal_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    adminUpdateOrderMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stood at the named keys when they were read; null, or left out: nothing. */
                    before: {
                        [key: string]: string | null;
                    };
                    /** @description What changes: absent stays, null clears. */
                    metadata: {
                        [key: string]: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
                        metadata: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    adminRefundOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    amount?: components["schemas"]["Toman"];
                    /** @description The lines. */
                    lines?: {
                        /**
                         * Format: int32
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        quantity: number;
                    }[];
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    method: "payment" | "credit";
                    /** @description A text that is not empty */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminSendOrderResolvePayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminSendOrderReturnExcess: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    method: "payment" | "credit";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminReturnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    reason: string;
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    refund_method?: "payment" | "credit";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    adminBulkMoveOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The numbers of the orders. */
                    numbers: string[];
                    /**
                     * @description To what or to whom.
                     * @enum {unknown}
                     */
                    to: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcomeByName"][];
                    };
                };
            };
        };
    };
    adminListOrderCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /**
                             * Format: int64
                             * @description How many there are.
                             */
                            count: number;
                            /**
                             * @description How it stands.
                             * @enum {unknown}
                             */
                            status: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminSendCreditCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description In how many seconds another code can be requested.
                         */
                        resend_in_seconds: number;
                        /** @description The session of the code that was sent. */
                        session_id: string;
                    };
                };
            };
        };
    };
    adminConfirmCreditCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of four digits, in any digits */
                    code: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description The session of the code that was sent. */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When it ends; null for never.
                         */
                        expires_at: string;
                        /** @description The session of the code that was sent. */
                        session_id: string;
                    };
                };
            };
        };
    };
    adminGetOrderExportCsv: {
        parameters: {
            query?: {
                /** @description The id of the customer. */
                customer_id?: number;
                /** @description The last so many days. */
                days?: number;
                /** @description Whether the payment is disputed. */
                disputed?: boolean;
                /** @description Whether it is paid. */
                paid?: boolean;
                /** @description How it is paid. */
                payment?: "cash" | "online" | "zibal" | "credit-card" | "bank" | "paypal" | "credit" | "counter";
                /** @description A day of Tehran's, 2026-11-21 */
                placed_from?: string;
                /** @description A day of Tehran's, 2026-11-21 */
                placed_to?: string;
                /** @description A text that is not empty */
                q?: string;
                /** @description How it stands. */
                status?: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    adminCreateOrderExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The id of the customer.
                     */
                    customer_id?: number;
                    /**
                     * Format: int32
                     * @description The last so many days.
                     */
                    days?: number;
                    /** @description Whether the payment is disputed. */
                    disputed?: boolean;
                    /** @description Whether it is paid. */
                    paid?: boolean;
                    /**
                     * @description How it is paid.
                     * @enum {unknown}
                     */
                    payment?: "cash" | "online" | "zibal" | "credit-card" | "bank" | "paypal" | "credit" | "counter";
                    /**
                     * Format: date
                     * @description A day of Tehran's, 2026-11-21
                     */
                    placed_from?: string;
                    /**
                     * Format: date
                     * @description A day of Tehran's, 2026-11-21
                     */
                    placed_to?: string;
                    /** @description A text that is not empty */
                    q?: string;
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status?: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminLookUpPackingLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The numbers of the orders. */
                    numbers: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /** @description The address. */
                            address: components["schemas"]["Address"];
                            /** @description What is still to be paid. */
                            due: components["schemas"]["Toman"];
                            /** @description The lines. */
                            lines: {
                                /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14. */
                                barcode: string | null;
                                /** @description What another system calls the variant now; null where none does. */
                                external_ref: string | null;
                                /** @description At which locations of stock its pieces lie, and how many; empty in a shop of one. */
                                locations: {
                                    /** @description The name. */
                                    name: string;
                                    /**
                                     * Format: int64
                                     * @description How many pieces.
                                     */
                                    quantity: number;
                                }[];
                                /** @description The name. */
                                name: string;
                                /**
                                 * Format: int64
                                 * @description How many pieces.
                                 */
                                quantity: number;
                                /** @description The shop's own code of the variant. */
                                sku: string | null;
                                /** @description What tells the variant from the others: its colour and size. */
                                variant: string | null;
                            }[];
                            /** @description The number by which customers know it. */
                            number: string;
                            /** @description How it is sent. */
                            shipping: string;
                        }[];
                    };
                };
            };
        };
    };
    adminListPayments: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What it is. */
                kind?: "gateway" | "bank-transfer" | "cash" | "stored-value";
                /** @description The id of the order. */
                order_id?: number;
                /** @description The number of the order. */
                order_number?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                settled_from?: string;
                /** @description ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                settled_to?: string;
                /** @description How it stands. */
                status?: "started" | "reported" | "paid" | "failed" | "refunded";
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedPayment"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminListPinnedResults: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description The words that are searched for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["PinnedSearch"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreatePinnedResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of products that the search leaves out. */
                    hidden: number[];
                    /** @description Products that stand first, in this order. */
                    pinned: number[];
                    /** @description A text that is not empty */
                    query: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedSearch"];
                };
            };
        };
    };
    adminGetPinnedResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedSearch"];
                };
            };
        };
    };
    adminReplacePinnedResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of products that the search leaves out. */
                    hidden: number[];
                    /** @description Products that stand first, in this order. */
                    pinned: number[];
                    /** @description A text that is not empty */
                    query: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinnedSearch"];
                };
            };
        };
    };
    adminDeletePinnedResult: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListPostCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["AdminPostCategory"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminReplacePostCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order that was seen; another one since is refused as `changed-meanwhile`. */
                    before: string[];
                    /** @description The names in the addresses, in their order. */
                    slugs: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The names in the addresses, in their order. */
                        slugs: string[];
                    };
                };
            };
        };
    };
    adminCreatePostCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name. */
                    name: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPostCategory"];
                };
            };
        };
    };
    adminGetPostCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPostCategory"];
                };
            };
        };
    };
    adminReplacePostCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name. */
                    name: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPostCategory"];
                };
            };
        };
    };
    adminDeletePostCategory: {
        parameters: {
            query: {
                /** @description Letters, digits and single hyphens */
                move_to?: string;
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListPosts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Letters, digits and single hyphens */
                category?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text, or nothing */
                q?: string;
                /** @description How it stands. */
                status?: "draft" | "scheduled" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedPost"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who wrote it, as it is displayed. */
                    author_name: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description The text. */
                    body: {
                        /** @description In English. */
                        en: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        } | null;
                        /** @description In Persian. */
                        fa: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        };
                    };
                    /** @description Letters, digits and single hyphens */
                    category: string;
                    /** @description The key of the image on top. */
                    cover_key: string | null;
                    /** @description When it is published; null for a draft. */
                    published_at: string | null;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "draft" | "scheduled" | "published";
                    /** @description In a few words. */
                    summary: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text, or nothing */
                        fa: string;
                    };
                    /** @description The title. */
                    title: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetail"];
                };
            };
        };
    };
    adminGetPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetail"];
                };
            };
        };
    };
    adminReplacePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who wrote it, as it is displayed. */
                    author_name: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description The text. */
                    body: {
                        /** @description In English. */
                        en: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        } | null;
                        /** @description In Persian. */
                        fa: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        };
                    };
                    /** @description Letters, digits and single hyphens */
                    category: string;
                    /** @description The key of the image on top. */
                    cover_key: string | null;
                    /** @description When it is published; null for a draft. */
                    published_at: string | null;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "draft" | "scheduled" | "published";
                    /** @description In a few words. */
                    summary: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text, or nothing */
                        fa: string;
                    };
                    /** @description The title. */
                    title: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetail"];
                };
            };
        };
    };
    adminDeletePost: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminGetProductSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSalePrices"];
                };
            };
        };
    };
    adminListProducts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description The brand, where the product has one. */
                brand?: number;
                /** @description The category. */
                category?: number;
                /** @description Whether a flash sale holds now. */
                on_offer?: boolean;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text, or nothing */
                q?: string;
                /** @description The seller. */
                seller?: number;
                /** @description How it stands. */
                status?: "draft" | "active" | "archived";
                /** @description How many pieces there are. */
                stock?: "sold-out" | "low";
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedProduct"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Values of attributes, typed. */
                        attributes: components["schemas"]["AttributeValueForm"][];
                        /** @description A mark on the product card, such as “new”. */
                        badge: {
                            /**
                             * @description One of the colours of the shop, as a style takes it.
                             * @enum {unknown}
                             */
                            color: "pomegranate" | "turquoise" | "saffron";
                            /** @description A text that is not empty */
                            text: string;
                            /** @description A text, or nothing */
                            text_en?: string;
                        } | null;
                        /** @description The id of the brand. */
                        brand_id: number | null;
                        /**
                         * Format: int32
                         * @description The id of the category.
                         */
                        category_id: number;
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        changed_at: string;
                        /** @description A text, or nothing */
                        description: string;
                        /** @description A text, or nothing */
                        description_en: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description Products of the same goods by other sellers. */
                        linked_products: {
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /** @description The name. */
                            name: string;
                            /** @description The seller. */
                            seller: string;
                        }[];
                        /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
                        metadata: {
                            [key: string]: string;
                        };
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en: string;
                        /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                        options: {
                            /**
                             * @description What it is.
                             * @enum {unknown}
                             */
                            kind: "colour" | "size" | "other";
                            /** @description A text that is not empty */
                            name: string;
                            /** @description A text, or nothing */
                            name_en?: string;
                            /**
                             * Format: int32
                             * @description Which of the three options it is; left out of a new one.
                             */
                            slot?: number;
                            /** @description What can be chosen. */
                            values: {
                                /** @description A text that is not empty */
                                name: string;
                                /** @description A text, or nothing */
                                name_en?: string;
                                /**
                                 * Format: int32
                                 * @description The number of the value; left out of a new one.
                                 */
                                number?: number;
                                /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                                swatch?: string | null;
                            }[];
                        }[];
                        /** @description The images. */
                        pictures: {
                            /** @description A text, or nothing */
                            alt: string;
                            /** @description The key. */
                            key: string;
                        }[];
                        /** @description Whether it is sold for prepayment alone, never for cash at the door. */
                        prepaid_only: boolean;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /** @description The name in the address. */
                        slug: string;
                        /** @description Facts about the product, each with a name and a value. */
                        specifications: components["schemas"]["Specification"][];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "draft" | "active" | "archived";
                        /** @description Words under which it is found. */
                        tags: string[];
                        /** @description The same words in English. */
                        tags_en: string[];
                        /**
                         * @description Whether value added tax is due.
                         * @enum {unknown}
                         */
                        tax_class: "standard" | "exempt";
                        /** @description The variants that can be chosen. */
                        variants: components["schemas"]["VariantDetail"][];
                        /**
                         * Format: int32
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                        /** @description The id of the video at the provider of videos. */
                        video_id: string | null;
                        /** @description A text, or nothing */
                        warranty_giver: string;
                        /** @description A text, or nothing */
                        warranty_giver_en: string;
                        /** @description For how many months it is warranted. */
                        warranty_months: number | null;
                    };
                };
            };
        };
    };
    adminGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Values of attributes, typed. */
                        attributes: components["schemas"]["AttributeValueForm"][];
                        /** @description A mark on the product card, such as “new”. */
                        badge: {
                            /**
                             * @description One of the colours of the shop, as a style takes it.
                             * @enum {unknown}
                             */
                            color: "pomegranate" | "turquoise" | "saffron";
                            /** @description A text that is not empty */
                            text: string;
                            /** @description A text, or nothing */
                            text_en?: string;
                        } | null;
                        /** @description The id of the brand. */
                        brand_id: number | null;
                        /**
                         * Format: int32
                         * @description The id of the category.
                         */
                        category_id: number;
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        changed_at: string;
                        /** @description A text, or nothing */
                        description: string;
                        /** @description A text, or nothing */
                        description_en: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description Products of the same goods by other sellers. */
                        linked_products: {
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /** @description The name. */
                            name: string;
                            /** @description The seller. */
                            seller: string;
                        }[];
                        /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
                        metadata: {
                            [key: string]: string;
                        };
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en: string;
                        /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                        options: {
                            /**
                             * @description What it is.
                             * @enum {unknown}
                             */
                            kind: "colour" | "size" | "other";
                            /** @description A text that is not empty */
                            name: string;
                            /** @description A text, or nothing */
                            name_en?: string;
                            /**
                             * Format: int32
                             * @description Which of the three options it is; left out of a new one.
                             */
                            slot?: number;
                            /** @description What can be chosen. */
                            values: {
                                /** @description A text that is not empty */
                                name: string;
                                /** @description A text, or nothing */
                                name_en?: string;
                                /**
                                 * Format: int32
                                 * @description The number of the value; left out of a new one.
                                 */
                                number?: number;
                                /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                                swatch?: string | null;
                            }[];
                        }[];
                        /** @description The images. */
                        pictures: {
                            /** @description A text, or nothing */
                            alt: string;
                            /** @description The key. */
                            key: string;
                        }[];
                        /** @description Whether it is sold for prepayment alone, never for cash at the door. */
                        prepaid_only: boolean;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /** @description The name in the address. */
                        slug: string;
                        /** @description Facts about the product, each with a name and a value. */
                        specifications: components["schemas"]["Specification"][];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "draft" | "active" | "archived";
                        /** @description Words under which it is found. */
                        tags: string[];
                        /** @description The same words in English. */
                        tags_en: string[];
                        /**
                         * @description Whether value added tax is due.
                         * @enum {unknown}
                         */
                        tax_class: "standard" | "exempt";
                        /** @description The variants that can be chosen. */
                        variants: components["schemas"]["VariantDetail"][];
                        /**
                         * Format: int32
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                        /** @description The id of the video at the provider of videos. */
                        video_id: string | null;
                        /** @description A text, or nothing */
                        warranty_giver: string;
                        /** @description A text, or nothing */
                        warranty_giver_en: string;
                        /** @description For how many months it is warranted. */
                        warranty_months: number | null;
                    };
                };
            };
        };
    };
    adminReplaceProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Values of attributes, typed. */
                    attributes?: components["schemas"]["AttributeValueForm"][];
                    /** @description A mark on the product card, such as “new”. */
                    badge: {
                        /**
                         * @description One of the colours of the shop, as a style takes it.
                         * @enum {unknown}
                         */
                        color: "pomegranate" | "turquoise" | "saffron";
                        /** @description A text that is not empty */
                        text: string;
                        /** @description A text, or nothing */
                        text_en?: string;
                    } | null;
                    /** @description The id of the brand. */
                    brand_id: number | null;
                    /**
                     * Format: int32
                     * @description The id of the category.
                     */
                    category_id: number;
                    /** @description A text, or nothing */
                    description: string;
                    /** @description A text, or nothing */
                    description_en: string;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                    options?: {
                        /**
                         * @description What it is.
                         * @enum {unknown}
                         */
                        kind: "colour" | "size" | "other";
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en?: string;
                        /**
                         * Format: int32
                         * @description Which of the three options it is; left out of a new one.
                         */
                        slot?: number;
                        /** @description What can be chosen. */
                        values: {
                            /** @description A text that is not empty */
                            name: string;
                            /** @description A text, or nothing */
                            name_en?: string;
                            /**
                             * Format: int32
                             * @description The number of the value; left out of a new one.
                             */
                            number?: number;
                            /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                            swatch?: string | null;
                        }[];
                    }[];
                    /** @description The images. */
                    pictures: {
                        /** @description A text, or nothing */
                        alt: string;
                        /** @description The key. */
                        key: string;
                    }[];
                    /** @description Whether it is sold for prepayment alone, never for cash at the door. */
                    prepaid_only?: boolean;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /** @description Facts about the product, each with a name and a value. */
                    specifications: components["schemas"]["Specification"][];
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "draft" | "active" | "archived";
                    /** @description Words under which it is found. */
                    tags: string[];
                    /** @description The same words in English. */
                    tags_en: string[];
                    /**
                     * @description Whether value added tax is due.
                     * @enum {unknown}
                     */
                    tax_class?: "standard" | "exempt";
                    /** @description The variants that can be chosen. */
                    variants: components["schemas"]["VariantForm"][];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                    /** @description The id of the video at the provider of videos. */
                    video_id: string | null;
                    /** @description A text, or nothing */
                    warranty_giver?: string;
                    /** @description A text, or nothing */
                    warranty_giver_en?: string;
                    /** @description For how many months it is warranted. */
                    warranty_months?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Values of attributes, typed. */
                        attributes: components["schemas"]["AttributeValueForm"][];
                        /** @description A mark on the product card, such as “new”. */
                        badge: {
                            /**
                             * @description One of the colours of the shop, as a style takes it.
                             * @enum {unknown}
                             */
                            color: "pomegranate" | "turquoise" | "saffron";
                            /** @description A text that is not empty */
                            text: string;
                            /** @description A text, or nothing */
                            text_en?: string;
                        } | null;
                        /** @description The id of the brand. */
                        brand_id: number | null;
                        /**
                         * Format: int32
                         * @description The id of the category.
                         */
                        category_id: number;
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        changed_at: string;
                        /** @description A text, or nothing */
                        description: string;
                        /** @description A text, or nothing */
                        description_en: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description Products of the same goods by other sellers. */
                        linked_products: {
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /** @description The name. */
                            name: string;
                            /** @description The seller. */
                            seller: string;
                        }[];
                        /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
                        metadata: {
                            [key: string]: string;
                        };
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en: string;
                        /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                        options: {
                            /**
                             * @description What it is.
                             * @enum {unknown}
                             */
                            kind: "colour" | "size" | "other";
                            /** @description A text that is not empty */
                            name: string;
                            /** @description A text, or nothing */
                            name_en?: string;
                            /**
                             * Format: int32
                             * @description Which of the three options it is; left out of a new one.
                             */
                            slot?: number;
                            /** @description What can be chosen. */
                            values: {
                                /** @description A text that is not empty */
                                name: string;
                                /** @description A text, or nothing */
                                name_en?: string;
                                /**
                                 * Format: int32
                                 * @description The number of the value; left out of a new one.
                                 */
                                number?: number;
                                /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                                swatch?: string | null;
                            }[];
                        }[];
                        /** @description The images. */
                        pictures: {
                            /** @description A text, or nothing */
                            alt: string;
                            /** @description The key. */
                            key: string;
                        }[];
                        /** @description Whether it is sold for prepayment alone, never for cash at the door. */
                        prepaid_only: boolean;
                        /** @description The seller. */
                        seller: components["schemas"]["Ref"];
                        /** @description The name in the address. */
                        slug: string;
                        /** @description Facts about the product, each with a name and a value. */
                        specifications: components["schemas"]["Specification"][];
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "draft" | "active" | "archived";
                        /** @description Words under which it is found. */
                        tags: string[];
                        /** @description The same words in English. */
                        tags_en: string[];
                        /**
                         * @description Whether value added tax is due.
                         * @enum {unknown}
                         */
                        tax_class: "standard" | "exempt";
                        /** @description The variants that can be chosen. */
                        variants: components["schemas"]["VariantDetail"][];
                        /**
                         * Format: int32
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                        /** @description The id of the video at the provider of videos. */
                        video_id: string | null;
                        /** @description A text, or nothing */
                        warranty_giver: string;
                        /** @description A text, or nothing */
                        warranty_giver_en: string;
                        /** @description For how many months it is warranted. */
                        warranty_months: number | null;
                    };
                };
            };
        };
    };
    adminUpdateProductMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stood at the named keys when they were read; null, or left out: nothing. */
                    before: {
                        [key: string]: string | null;
                    };
                    /** @description What changes: absent stays, null clears. */
                    metadata: {
                        [key: string]: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What other systems note on it, by names of their own: up to 20 texts of up to 500 letters. */
                        metadata: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    adminBulkSetProductStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids. */
                    ids: number[];
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "draft" | "active" | "archived";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminCreateProductExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The id of who sells it.
                     */
                    seller_id?: number;
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status?: "draft" | "active" | "archived";
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminCreateProductImport: {
        parameters: {
            query?: {
                /** @description Only says what would become of each line. */
                dry_run?: boolean;
                /** @description A text, or nothing */
                name?: string;
            };
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A file of at most 10485760 bytes. */
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/vnd.ms-excel": string;
                "text/csv": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminApplyProductImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminPreviewProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Values of attributes, typed. */
                    attributes?: components["schemas"]["AttributeValueForm"][];
                    /** @description A mark on the product card, such as “new”. */
                    badge: {
                        /**
                         * @description One of the colours of the shop, as a style takes it.
                         * @enum {unknown}
                         */
                        color: "pomegranate" | "turquoise" | "saffron";
                        /** @description A text that is not empty */
                        text: string;
                        /** @description A text, or nothing */
                        text_en?: string;
                    } | null;
                    /** @description The id of the brand. */
                    brand_id: number | null;
                    /**
                     * Format: int32
                     * @description The id of the category.
                     */
                    category_id: number;
                    /** @description A text, or nothing */
                    description: string;
                    /** @description A text, or nothing */
                    description_en: string;
                    /**
                     * Format: int32
                     * @description The id, which never changes.
                     */
                    id?: number;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /** @description By what the product is chosen, such as colour and size, each with what can be chosen. */
                    options?: {
                        /**
                         * @description What it is.
                         * @enum {unknown}
                         */
                        kind: "colour" | "size" | "other";
                        /** @description A text that is not empty */
                        name: string;
                        /** @description A text, or nothing */
                        name_en?: string;
                        /**
                         * Format: int32
                         * @description Which of the three options it is; left out of a new one.
                         */
                        slot?: number;
                        /** @description What can be chosen. */
                        values: {
                            /** @description A text that is not empty */
                            name: string;
                            /** @description A text, or nothing */
                            name_en?: string;
                            /**
                             * Format: int32
                             * @description The number of the value; left out of a new one.
                             */
                            number?: number;
                            /** @description The colour of the value, as a style takes it; null for an option of another kind. */
                            swatch?: string | null;
                        }[];
                    }[];
                    /** @description The images. */
                    pictures: {
                        /** @description A text, or nothing */
                        alt: string;
                        /** @description The key. */
                        key: string;
                    }[];
                    /** @description Whether it is sold for prepayment alone, never for cash at the door. */
                    prepaid_only?: boolean;
                    /** @description Letters, digits and single hyphens */
                    slug?: string;
                    /** @description Facts about the product, each with a name and a value. */
                    specifications: components["schemas"]["Specification"][];
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "draft" | "active" | "archived";
                    /** @description Words under which it is found. */
                    tags: string[];
                    /** @description The same words in English. */
                    tags_en: string[];
                    /**
                     * @description Whether value added tax is due.
                     * @enum {unknown}
                     */
                    tax_class?: "standard" | "exempt";
                    /** @description The variants that can be chosen. */
                    variants: components["schemas"]["VariantForm"][];
                    /** @description The id of the video at the provider of videos. */
                    video_id: string | null;
                    /** @description A text, or nothing */
                    warranty_giver?: string;
                    /** @description A text, or nothing */
                    warranty_giver_en?: string;
                    /** @description For how many months it is warranted. */
                    warranty_months?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    adminGetProductTable: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The columns of the table, in their order. */
                        columns: string[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: number | null;
                        /** @description The rows of the table. */
                        rows: string[][];
                    };
                };
            };
        };
    };
    adminListQuestions: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "approved" | "refused" | "unanswered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many are approved.
                             */
                            approved: number;
                            /**
                             * Format: int64
                             * @description How many are refused.
                             */
                            refused: number;
                            /**
                             * Format: int64
                             * @description How many are not answered.
                             */
                            unanswered: number;
                            /**
                             * Format: int64
                             * @description How many wait.
                             */
                            waiting: number;
                        };
                        /** @description The entries of this page. */
                        data: components["schemas"]["ModeratedQuestion"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateQuestionAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                    };
                };
            };
        };
    };
    adminBulkDecideQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The items. */
                    items: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * @description What it is.
                         * @enum {unknown}
                         */
                        kind: "question" | "answer";
                    }[];
                    /** @description A text that is not empty */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminBulkUndoQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The items. */
                    items: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * @description What it is.
                         * @enum {unknown}
                         */
                        kind: "question" | "answer";
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminListRefunds: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                created_from?: string;
                /** @description ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                created_to?: string;
                /** @description The id of the order. */
                order_id?: number;
                /** @description The number of the order. */
                order_number?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "due" | "done" | "failed";
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedRefund"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminListReturns: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "asked" | "approved" | "refused" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many are approved.
                             */
                            approved: number;
                            /**
                             * Format: int64
                             * @description How many are asked for and not decided.
                             */
                            asked: number;
                        };
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedReturn"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminApproveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    answer?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReturn"];
                };
            };
        };
    };
    adminReceiveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The amount. */
                    amount?: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description The location of stock: where the pieces lie, or where it happened.
                     */
                    location_id?: number;
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    method: "payment" | "credit";
                    /** @description Whether the pieces go back on the shelf. */
                    restock: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReturn"];
                };
            };
        };
    };
    adminRefuseReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReturn"];
                };
            };
        };
    };
    adminListReviews: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What is reviewed. */
                of?: "product" | "seller";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description From 1 to 5 stars. */
                stars?: number;
                /** @description How it stands. */
                status?: "waiting" | "approved" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many are approved.
                             */
                            approved: number;
                            /**
                             * Format: int64
                             * @description How many are refused.
                             */
                            refused: number;
                            /**
                             * Format: int64
                             * @description How many wait.
                             */
                            waiting: number;
                        };
                        /** @description The entries of this page. */
                        data: components["schemas"]["ModeratedReview"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminBulkDecideReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description A text that is not empty */
                    reason?: string;
                    /** @description The reviews, each as it was seen. */
                    reviews: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int32
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminBulkUndoReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The reviews, each as it was seen. */
                    reviews: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int32
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminCreateSalePrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description Whole toman */
                    price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description The id of the variant.
                     */
                    variant_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    adminGetSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    adminReplaceSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description Whole toman */
                    price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    adminEndSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    adminBulkCreateSalePrices: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description When it begins; null for at once. */
                        begins_at: string | null;
                        /** @description When it ends. */
                        ends_at: string | null;
                        /** @description Whole toman */
                        price: components["schemas"]["Toman"];
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminListSearches: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description The last so many days, today among them */
                days?: 7 | 30 | 90;
                /** @description Only those that found nothing, most often first. */
                empty?: boolean;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description The words that are searched for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SearchCounts"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                        /** @description The sums of all searches of the period, those too that are not listed. */
                        totals: {
                            /**
                             * Format: int64
                             * @description From how many networks it was clicked, one of each a day.
                             */
                            clicks_count: number;
                            /**
                             * Format: int64
                             * @description How many of the searches found nothing.
                             */
                            empty_count: number;
                            /**
                             * Format: int64
                             * @description Clicks on the first result.
                             */
                            first_clicks_count: number;
                            /**
                             * Format: int64
                             * @description Clicks on the fourth to the tenth result.
                             */
                            fourth_tenth_clicks_count: number;
                            /**
                             * Format: int64
                             * @description Clicks behind the tenth result.
                             */
                            further_clicks_count: number;
                            /**
                             * Format: int64
                             * @description From how many networks it was searched for, each once a day.
                             */
                            searches_count: number;
                            /**
                             * Format: int64
                             * @description Clicks on the second and the third result.
                             */
                            second_third_clicks_count: number;
                        };
                    };
                };
            };
        };
    };
    adminGetSearchExportCsv: {
        parameters: {
            query?: {
                /** @description The last so many days, today among them */
                days?: 7 | 30 | 90;
                /** @description Only those that found nothing, most often first. */
                empty?: boolean;
                /** @description The words that are searched for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    adminListSellerApplications: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "approved" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are of each. */
                        counts: {
                            /**
                             * Format: int64
                             * @description How many are approved.
                             */
                            approved: number;
                            /**
                             * Format: int64
                             * @description How many are refused.
                             */
                            refused: number;
                            /**
                             * Format: int64
                             * @description How many wait.
                             */
                            waiting: number;
                        };
                        /** @description The entries of this page. */
                        data: components["schemas"]["SellerApplication"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminDecideSellerApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description A text that is not empty */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerApplication"];
                };
            };
        };
    };
    adminBulkUndoSellerApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminListSellerProducts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "approved" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SubmittedProduct"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminDecideSellerProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description A text that is not empty */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedProduct"];
                };
            };
        };
    };
    adminBulkUndoSellerProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is decided.
                     * @enum {unknown}
                     */
                    decision: "approve" | "refuse";
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminListSellers: {
        parameters: {
            query?: {
                /** @description Whether it is in use: a blocked account is not. */
                active?: boolean;
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text that is not empty */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedSeller"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminGetSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerDetail"];
                };
            };
        };
    };
    adminReplaceSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    about: string;
                    /** @description A text, or nothing */
                    about_en?: string;
                    /**
                     * Format: int32
                     * @description The shop's commission in percent.
                     */
                    commission_percent: number;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerDetail"];
                };
            };
        };
    };
    adminListSellerEntries: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SellerEntry"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminListSellerOrders: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SellerOrder"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateSellerPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    amount: components["schemas"]["Toman"];
                    /** @description A text that is not empty */
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerEntry"];
                };
            };
        };
    };
    adminResumeSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerDetail"];
                };
            };
        };
    };
    adminSuspendSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerDetail"];
                };
            };
        };
    };
    adminGetAssistantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description So many calls each platform’s assistants may make in a minute.
                         */
                        calls_per_minute: number;
                        /**
                         * @description What assistants may do: nothing (`off`), find and read (`read-only`), or all that the shop can (`on`).
                         * @enum {unknown}
                         */
                        mode: "off" | "read-only" | "on";
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceAssistantsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description So many calls each platform’s assistants may make in a minute.
                     */
                    calls_per_minute: number;
                    /**
                     * @description What assistants may do: nothing (`off`), find and read (`read-only`), or all that the shop can (`on`).
                     * @enum {unknown}
                     */
                    mode: "off" | "read-only" | "on";
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description So many calls each platform’s assistants may make in a minute.
                         */
                        calls_per_minute: number;
                        /**
                         * @description What assistants may do: nothing (`off`), find and read (`read-only`), or all that the shop can (`on`).
                         * @enum {unknown}
                         */
                        mode: "off" | "read-only" | "on";
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The language.
                     * @enum {unknown}
                     */
                    language: "fa" | "en";
                    /** @description The address or the key of the logo. */
                    logo: string | null;
                    /** @description A text that is not empty */
                    name_en: string;
                    /** @description A text that is not empty */
                    name_fa: string;
                    /**
                     * @description The colours of the pages.
                     * @enum {unknown}
                     */
                    theme: "dark" | "light";
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                    /**
                     * @description The direction of the layout.
                     * @enum {unknown}
                     */
                    view: "ltr" | "rtl";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopIdentity"];
                };
            };
        };
    };
    adminReplaceContactSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address. */
                    address: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description A mail address */
                    email: string;
                    /** @description When the shop is open. */
                    hours: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text, or nothing */
                        fa: string;
                    };
                    /** @description Degrees north; null until the owner has said where the shop stands. */
                    latitude: number | null;
                    /** @description Degrees east; null until the owner has said where the shop stands. */
                    longitude: number | null;
                    /** @description A text that is not empty */
                    phone: string;
                    /** @description In how many hours one is answered. */
                    reply_hours: number | null;
                    /** @description Whether the figures of the shop are displayed to everybody. */
                    show_figures: boolean;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address. */
                        address: components["schemas"]["Text"];
                        /** @description Languages that the shop announces, by their codes. */
                        coming_languages: string[];
                        /** @description The mail address. */
                        email: string;
                        /** @description When the shop is open. */
                        hours: components["schemas"]["Text"];
                        /** @description Degrees north; null until the owner has said where the shop stands. */
                        latitude: number | null;
                        /** @description Degrees east; null until the owner has said where the shop stands. */
                        longitude: number | null;
                        /** @description The mobile number. */
                        phone: string;
                        /** @description In how many hours one is answered. */
                        reply_hours: number | null;
                        /** @description Whether the figures of the shop are displayed to everybody. */
                        show_figures: boolean;
                        /** @description About what one can write. */
                        topics: ("buying" | "authors" | "buyer-help" | "license")[];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetHomePromoSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was done. */
                        action: {
                            /** @description A text, or nothing */
                            en: string;
                            /** @description A text that is not empty */
                            fa: string;
                        };
                        /** @description A text that is not empty */
                        link: string;
                        /** @description The key of a stored image. */
                        picture_key: string | null;
                        /** @description Whether shoppers see it. */
                        shown: boolean;
                        /** @description The text. */
                        text: {
                            /** @description A text, or nothing */
                            en: string;
                            /** @description A text that is not empty */
                            fa: string;
                        };
                        /** @description The title. */
                        title: {
                            /** @description A text, or nothing */
                            en: string;
                            /** @description A text that is not empty */
                            fa: string;
                        };
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceHomePromoSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was done. */
                    action: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description A text that is not empty */
                    link: string;
                    /** @description The key of a stored image. */
                    picture_key: string | null;
                    /** @description Whether shoppers see it. */
                    shown: boolean;
                    /** @description The text. */
                    text: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /** @description The title. */
                    title: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was done. */
                        action: {
                            /** @description A text, or nothing */
                            en: string;
                            /** @description A text that is not empty */
                            fa: string;
                        };
                        /** @description A text that is not empty */
                        link: string;
                        /** @description The key of a stored image. */
                        picture_key: string | null;
                        /** @description Whether shoppers see it. */
                        shown: boolean;
                        /** @description The text. */
                        text: {
                            /** @description A text, or nothing */
                            en: string;
                            /** @description A text that is not empty */
                            fa: string;
                        };
                        /** @description The title. */
                        title: {
                            /** @description A text, or nothing */
                            en: string;
                            /** @description A text that is not empty */
                            fa: string;
                        };
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetOrderTermsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description For how many days after it arrived it can be given back; 0 where it cannot.
                         */
                        return_days: number;
                        /** @description A company's national id or a person's national code, by which the tax office knows the buyer. */
                        tax_id: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceOrderTermsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description For how many days after it arrived it can be given back; 0 where it cannot.
                     */
                    return_days: number;
                    /** @description A company's national id or a person's national code, by which the tax office knows the buyer. */
                    tax_id: string | null;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description For how many days after it arrived it can be given back; 0 where it cannot.
                         */
                        return_days: number;
                        /** @description A company's national id or a person's national code, by which the tax office knows the buyer. */
                        tax_id: string | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetPayingTermsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The bank. */
                        bank: {
                            /** @description The bank accounts to which can be paid. */
                            accounts: components["schemas"]["BankAccount"][];
                            /** @description For how many hours goods are held until the transfer is reported. */
                            hold_hours: number;
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        };
                        /** @description Terms of payment in cash at the door. */
                        cash: {
                            /** @description The largest sum that is taken at the door; null for any. */
                            max_due_amount: components["schemas"]["Toman"] | null;
                            /** @description Whether it is offered to shoppers. */
                            offered: boolean;
                            /** @description Where cash is taken; empty for everywhere. */
                            places: {
                                /** @description The city. */
                                city: string | null;
                                /** @description The province. */
                                province: string;
                            }[];
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        };
                        /** @description The limits. */
                        limits: {
                            /** @description How many unpaid orders for cash a new customer may have; null for any. */
                            max_new_customer_cash_orders: number | null;
                            /** @description For how much a new customer may order for cash; null for any. */
                            max_new_customer_cash_total: components["schemas"]["Toman"] | null;
                            /** @description How many unpaid orders a customer may have; null for any. */
                            max_unpaid_orders: number | null;
                            /** @description How many pieces unpaid orders of a customer may hold; null for any. */
                            max_unpaid_pieces: number | null;
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        };
                        /** @description Terms of payment by PayPal; null in a shop without an account there. */
                        paypal: {
                            /**
                             * @description The currency, by its three letters.
                             * @enum {unknown}
                             */
                            currency: "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "ILS" | "JPY" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "SEK" | "SGD" | "THB" | "TWD" | "USD";
                            /** @description The day of the rate. */
                            date: string | null;
                            /** @description How many toman one unit of the currency is. */
                            toman_per_unit: number | null;
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        } | null;
                    };
                };
            };
        };
    };
    adminReplacePayingTermsBankSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The bank accounts to which can be paid. */
                    accounts: {
                        /** @description A text that is not empty */
                        bank: string;
                        /** @description The card. */
                        card: string | null;
                        /** @description A text, or nothing */
                        number: string;
                        /** @description A text that is not empty */
                        owner: string;
                        /** @description An Iranian sheba: IR and 24 digits, in any digits */
                        sheba: string;
                    }[];
                    /**
                     * Format: int32
                     * @description For how many hours goods are held until the transfer is reported.
                     */
                    hold_hours: number;
                    /** @description The password of an owner without a second step, who adds or changes an account. */
                    password?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The bank accounts to which can be paid. */
                        accounts: components["schemas"]["BankAccount"][];
                        /** @description For how many hours goods are held until the transfer is reported. */
                        hold_hours: number;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplacePayingTermsCashSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The largest sum that is taken at the door; null for any. */
                    max_due_amount: components["schemas"]["Toman"] | null;
                    /** @description Whether it is offered to shoppers. */
                    offered: boolean;
                    /** @description Where cash is taken; empty for everywhere. */
                    places: {
                        /** @description The city. */
                        city: string | null;
                        /** @description A province of Iran, by its Persian name */
                        province: string;
                    }[];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The largest sum that is taken at the door; null for any. */
                        max_due_amount: components["schemas"]["Toman"] | null;
                        /** @description Whether it is offered to shoppers. */
                        offered: boolean;
                        /** @description Where cash is taken; empty for everywhere. */
                        places: {
                            /** @description The city. */
                            city: string | null;
                            /** @description The province. */
                            province: string;
                        }[];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplacePayingTermsLimitsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many unpaid orders for cash a new customer may have; null for any. */
                    max_new_customer_cash_orders: number | null;
                    /** @description For how much a new customer may order for cash; null for any. */
                    max_new_customer_cash_total: components["schemas"]["Toman"] | null;
                    /** @description How many unpaid orders a customer may have; null for any. */
                    max_unpaid_orders: number | null;
                    /** @description How many pieces unpaid orders of a customer may hold; null for any. */
                    max_unpaid_pieces: number | null;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many unpaid orders for cash a new customer may have; null for any. */
                        max_new_customer_cash_orders: number | null;
                        /** @description For how much a new customer may order for cash; null for any. */
                        max_new_customer_cash_total: components["schemas"]["Toman"] | null;
                        /** @description How many unpaid orders a customer may have; null for any. */
                        max_unpaid_orders: number | null;
                        /** @description How many pieces unpaid orders of a customer may hold; null for any. */
                        max_unpaid_pieces: number | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplacePayingTermsPaypalSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The currency, by its three letters.
                     * @enum {unknown}
                     */
                    currency: "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "ILS" | "JPY" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "SEK" | "SGD" | "THB" | "TWD" | "USD";
                    /** @description How many toman one unit of the currency is. */
                    toman_per_unit: number | null;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The currency, by its three letters.
                         * @enum {unknown}
                         */
                        currency: "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "ILS" | "JPY" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "SEK" | "SGD" | "THB" | "TWD" | "USD";
                        /** @description The day of the rate. */
                        date: string | null;
                        /** @description How many toman one unit of the currency is. */
                        toman_per_unit: number | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetSellerCommissionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The rate in percent.
                         */
                        percent: number;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceSellerCommissionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The rate in percent.
                     */
                    percent: number;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The rate in percent.
                         */
                        percent: number;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetSellingTermsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellingTerms"];
                };
            };
        };
    };
    adminReplaceSellingTermsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    above_amount: components["schemas"]["Toman"];
                    /** @description Whole toman */
                    off_amount: components["schemas"]["Toman"];
                    /** @description The rates of value added tax, each with the day from which it holds. */
                    vat_rates: {
                        /**
                         * Format: date
                         * @description A day of Tehran's, 2026-11-21
                         */
                        from: string;
                        /** @description The rate in percent. */
                        percent: number;
                    }[];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellingTerms"];
                };
            };
        };
    };
    adminGetStaffMoneySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description From this sum on a second member of the staff approves it first, in toman; null for never. */
                        approve_from_amount: components["schemas"]["Toman"] | null;
                        /** @description How much money a manager may give back or credit on one day; null for any. */
                        max_manager_day_total: components["schemas"]["Toman"] | null;
                        /** @description How much money support may give back or credit on one day; null for any. */
                        max_support_day_total: components["schemas"]["Toman"] | null;
                        /** @description From this sum on the owners are notified of it. */
                        notify_from_amount: components["schemas"]["Toman"] | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceStaffMoneySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description From this sum on a second member of the staff approves it first, in toman; null for never. */
                    approve_from_amount: components["schemas"]["Toman"] | null;
                    /** @description How much money a manager may give back or credit on one day; null for any. */
                    max_manager_day_total: components["schemas"]["Toman"] | null;
                    /** @description How much money support may give back or credit on one day; null for any. */
                    max_support_day_total: components["schemas"]["Toman"] | null;
                    /** @description From this sum on the owners are notified of it. */
                    notify_from_amount: components["schemas"]["Toman"] | null;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description From this sum on a second member of the staff approves it first, in toman; null for never. */
                        approve_from_amount: components["schemas"]["Toman"] | null;
                        /** @description How much money a manager may give back or credit on one day; null for any. */
                        max_manager_day_total: components["schemas"]["Toman"] | null;
                        /** @description How much money support may give back or credit on one day; null for any. */
                        max_support_day_total: components["schemas"]["Toman"] | null;
                        /** @description From this sum on the owners are notified of it. */
                        notify_from_amount: components["schemas"]["Toman"] | null;
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminListShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /** @description Whether it is in use: a blocked account is not. */
                            active: boolean;
                            /** @description A text, or nothing */
                            description_en: string;
                            /** @description A text, or nothing */
                            description_fa: string;
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /**
                             * Format: int32
                             * @description In how many days it arrives at the latest.
                             */
                            max_days: number;
                            /**
                             * Format: int32
                             * @description In how many days it arrives at the earliest.
                             */
                            min_days: number;
                            /** @description A text that is not empty */
                            name_en: string;
                            /** @description A text that is not empty */
                            name_fa: string;
                            /** @description Whole toman */
                            price: components["schemas"]["Toman"];
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminCreateShippingMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingMethod"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it is in use: a blocked account is not. */
                        active: boolean;
                        /** @description A text, or nothing */
                        description_en: string;
                        /** @description A text, or nothing */
                        description_fa: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int32
                         * @description In how many days it arrives at the latest.
                         */
                        max_days: number;
                        /**
                         * Format: int32
                         * @description In how many days it arrives at the earliest.
                         */
                        min_days: number;
                        /** @description A text that is not empty */
                        name_en: string;
                        /** @description A text that is not empty */
                        name_fa: string;
                        /** @description Whole toman */
                        price: components["schemas"]["Toman"];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminGetShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it is in use: a blocked account is not. */
                        active: boolean;
                        /** @description A text, or nothing */
                        description_en: string;
                        /** @description A text, or nothing */
                        description_fa: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int32
                         * @description In how many days it arrives at the latest.
                         */
                        max_days: number;
                        /**
                         * Format: int32
                         * @description In how many days it arrives at the earliest.
                         */
                        min_days: number;
                        /** @description A text that is not empty */
                        name_en: string;
                        /** @description A text that is not empty */
                        name_fa: string;
                        /** @description Whole toman */
                        price: components["schemas"]["Toman"];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is in use: a blocked account is not. */
                    active: boolean;
                    /** @description A text, or nothing */
                    description_en: string;
                    /** @description A text, or nothing */
                    description_fa: string;
                    /**
                     * Format: int32
                     * @description In how many days it arrives at the latest.
                     */
                    max_days: number;
                    /**
                     * Format: int32
                     * @description In how many days it arrives at the earliest.
                     */
                    min_days: number;
                    /** @description A text that is not empty */
                    name_en: string;
                    /** @description A text that is not empty */
                    name_fa: string;
                    /** @description Whole toman */
                    price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it is in use: a blocked account is not. */
                        active: boolean;
                        /** @description A text, or nothing */
                        description_en: string;
                        /** @description A text, or nothing */
                        description_fa: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int32
                         * @description In how many days it arrives at the latest.
                         */
                        max_days: number;
                        /**
                         * Format: int32
                         * @description In how many days it arrives at the earliest.
                         */
                        min_days: number;
                        /** @description A text that is not empty */
                        name_en: string;
                        /** @description A text that is not empty */
                        name_fa: string;
                        /** @description Whole toman */
                        price: components["schemas"]["Toman"];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminListStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["StaffMember"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminEmploy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name that was chosen at registration */
                    customer: string;
                    /**
                     * @description What the person is employed for; null for a customer.
                     * @enum {unknown}
                     */
                    role: "owner" | "manager" | "support" | "writer";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
        };
    };
    adminDeleteStaff: {
        parameters: {
            query: {
                /** @description What was read before the change: with something else there by now, nothing is changed. */
                before: "owner" | "manager" | "support" | "writer";
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListStockLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["StockLocation"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminCreateStockLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name_en: string;
                    /** @description A text that is not empty */
                    name_fa: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLocation"];
                };
            };
        };
    };
    adminGetStockLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLocation"];
                };
            };
        };
    };
    adminReplaceStockLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name_en: string;
                    /** @description A text that is not empty */
                    name_fa: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLocation"];
                };
            };
        };
    };
    adminArchiveStockLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLocation"];
                };
            };
        };
    };
    adminTransferStock: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The changes, at most a hundred. */
                    changes: {
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        pieces: number;
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                    /** @description A text, or nothing */
                    note: string;
                    /**
                     * Format: int32
                     * @description The location to which they go.
                     */
                    to_location_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many were changed.
                         */
                        changed_count: number;
                    };
                };
            };
        };
    };
    adminReplaceStockLocationOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order that was seen; another one since is refused as `changed-meanwhile`. */
                    before: number[];
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["StockLocation"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminListStock: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description The location of stock: where the pieces lie, or where it happened. */
                location_id?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description The product. */
                product?: number;
                /** @description A text, or nothing */
                q?: string;
                /** @description How it stands. */
                status?: "low" | "sold-out";
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["StockLevel"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminMoveStock: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The changes, at most a hundred. */
                    changes: components["schemas"]["StockChange"][];
                    /** @description A text, or nothing */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many were changed.
                         */
                        changed_count: number;
                    };
                };
            };
        };
    };
    adminUpdateStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description What was read before the change: with something else there by now, nothing is changed.
                     */
                    before: number;
                    /**
                     * Format: int32
                     * @description The location of stock: where the pieces lie, or where it happened.
                     */
                    location_id?: number;
                    /**
                     * Format: int32
                     * @description From how many pieces down the stock counts as low.
                     */
                    low_stock_threshold: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLevel"];
                };
            };
        };
    };
    adminListStockMovements: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["StockMovement"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminBulkMoveStock: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: components["schemas"]["StockChange"][];
                    /** @description A text, or nothing */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminBulkMoveStockByJob: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: components["schemas"]["StockChange"][];
                    /** @description A text, or nothing */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminCreateStockExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description From which moment on; without it from the beginning.
                     */
                    moved_since?: string;
                    /**
                     * Format: int32
                     * @description The id of the variant.
                     */
                    variant_id?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminListSynonymSuggestions: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SynonymSuggestion"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminAcceptSynonymSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is.
                     * @enum {unknown}
                     */
                    kind: "two-way" | "one-way" | "never";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
        };
    };
    adminRejectSynonymSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymSuggestion"];
                };
            };
        };
    };
    adminListSynonyms: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What it is. */
                kind?: "two-way" | "one-way" | "never";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description The words that are searched for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Synonym"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateSynonym: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is.
                     * @enum {unknown}
                     */
                    kind: "two-way" | "one-way" | "never";
                    /** @description A text that is not empty */
                    means: string;
                    /** @description A text that is not empty */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
        };
    };
    adminGetSynonym: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
        };
    };
    adminReplaceSynonym: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is.
                     * @enum {unknown}
                     */
                    kind: "two-way" | "one-way" | "never";
                    /** @description A text that is not empty */
                    means: string;
                    /** @description A text that is not empty */
                    name: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
        };
    };
    adminDeleteSynonym: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListTicketAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Ref"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    adminListTickets: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Who of the staff looks after it. */
                assignee?: "me" | "nobody";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text, or nothing */
                q?: string;
                /** @description How it stands. */
                status?: "open" | "answered" | "closed";
                /** @description What it is about. */
                topic?: "buying" | "authors" | "buyer-help" | "license";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ListedTicket"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminGetTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
        };
    };
    adminAnswerTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the ticket is closed with it. */
                    close: boolean;
                    /** @description The files. */
                    files?: string[];
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
        };
    };
    adminAssignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description From when or from whom. */
                    from: number | null;
                    /** @description To what or to whom. */
                    to: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
        };
    };
    adminStateTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status: "open" | "closed";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetail"];
                };
            };
        };
    };
    adminBulkRepriceVariants: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Whole toman */
                        base_price: components["schemas"]["Toman"];
                        /** @description Whole toman */
                        seen_price?: components["schemas"]["Toman"];
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    adminBulkRepriceVariantsByJob: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Whole toman */
                        base_price: components["schemas"]["Toman"];
                        /** @description Whole toman */
                        seen_price?: components["schemas"]["Toman"];
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    adminListWebhooks: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Webhook"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminCreateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description Types of events, and order.* for all of a noun */
                    types: string[];
                    /** @description https, and reachable from the public internet */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    adminGetWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    adminReplaceWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description Types of events, and order.* for all of a noun */
                    types: string[];
                    /** @description https, and reachable from the public internet */
                    url: string;
                    /**
                     * Format: int64
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    adminDeleteWebhook: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    adminListWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    adminSendAgainWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a delivery. */
                delivery_id: number;
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    adminPauseWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    adminResumeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    adminRotateSecretWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    adminTestWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    adminGetWrittenPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name. */
                name: "about-us" | "privacy-policy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text. */
                        body: {
                            /** @description In English. */
                            en: {
                                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                                blocks: ({
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "paragraph";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "heading";
                                    /** @description The level of the heading. */
                                    level: 2 | 3;
                                    /** @description A text that is not empty */
                                    text: string;
                                } | {
                                    /** @description The items. */
                                    items: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[][];
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "list";
                                    /** @description Whether the entries are numbered. */
                                    ordered: boolean;
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "quote";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /** @description A text, or nothing */
                                    alt: string;
                                    /** @description A text, or nothing */
                                    caption: string;
                                    /** @description The key. */
                                    key: string;
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "picture";
                                })[];
                            } | null;
                            /** @description In Persian. */
                            fa: {
                                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                                blocks: ({
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "paragraph";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "heading";
                                    /** @description The level of the heading. */
                                    level: 2 | 3;
                                    /** @description A text that is not empty */
                                    text: string;
                                } | {
                                    /** @description The items. */
                                    items: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[][];
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "list";
                                    /** @description Whether the entries are numbered. */
                                    ordered: boolean;
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "quote";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /** @description A text, or nothing */
                                    alt: string;
                                    /** @description A text, or nothing */
                                    caption: string;
                                    /** @description The key. */
                                    key: string;
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "picture";
                                })[];
                            };
                        };
                        /** @description When it was last changed. */
                        changed_at: string | null;
                        /**
                         * @description The name.
                         * @enum {unknown}
                         */
                        name: "about-us" | "privacy-policy";
                        /** @description The title. */
                        title: components["schemas"]["Text"];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    adminReplaceWrittenPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name. */
                name: "about-us" | "privacy-policy";
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text. */
                    body: {
                        /** @description In English. */
                        en: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        } | null;
                        /** @description In Persian. */
                        fa: {
                            /** @description The paragraphs, headings, lists, quotes and images of the text. */
                            blocks: ({
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "paragraph";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "heading";
                                /** @description The level of the heading. */
                                level: 2 | 3;
                                /** @description A text that is not empty */
                                text: string;
                            } | {
                                /** @description The items. */
                                items: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[][];
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "list";
                                /** @description Whether the entries are numbered. */
                                ordered: boolean;
                            } | {
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "quote";
                                /** @description The pieces of the text. */
                                runs: {
                                    /** @description Whether it is bold. */
                                    bold?: boolean;
                                    /** @description Where the link leads. */
                                    href?: string;
                                    /** @description Whether it is italic. */
                                    italic?: boolean;
                                    /** @description The text. */
                                    text: string;
                                }[];
                            } | {
                                /** @description A text, or nothing */
                                alt: string;
                                /** @description A text, or nothing */
                                caption: string;
                                /** @description The key. */
                                key: string;
                                /**
                                 * @description What it is.
                                 * @constant
                                 */
                                kind: "picture";
                            })[];
                        };
                    };
                    /** @description The title. */
                    title: {
                        /** @description A text, or nothing */
                        en: string;
                        /** @description A text that is not empty */
                        fa: string;
                    };
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text. */
                        body: {
                            /** @description In English. */
                            en: {
                                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                                blocks: ({
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "paragraph";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "heading";
                                    /** @description The level of the heading. */
                                    level: 2 | 3;
                                    /** @description A text that is not empty */
                                    text: string;
                                } | {
                                    /** @description The items. */
                                    items: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[][];
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "list";
                                    /** @description Whether the entries are numbered. */
                                    ordered: boolean;
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "quote";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /** @description A text, or nothing */
                                    alt: string;
                                    /** @description A text, or nothing */
                                    caption: string;
                                    /** @description The key. */
                                    key: string;
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "picture";
                                })[];
                            } | null;
                            /** @description In Persian. */
                            fa: {
                                /** @description The paragraphs, headings, lists, quotes and images of the text. */
                                blocks: ({
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "paragraph";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "heading";
                                    /** @description The level of the heading. */
                                    level: 2 | 3;
                                    /** @description A text that is not empty */
                                    text: string;
                                } | {
                                    /** @description The items. */
                                    items: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[][];
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "list";
                                    /** @description Whether the entries are numbered. */
                                    ordered: boolean;
                                } | {
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "quote";
                                    /** @description The pieces of the text. */
                                    runs: {
                                        /** @description Whether it is bold. */
                                        bold?: boolean;
                                        /** @description Where the link leads. */
                                        href?: string;
                                        /** @description Whether it is italic. */
                                        italic?: boolean;
                                        /** @description The text. */
                                        text: string;
                                    }[];
                                } | {
                                    /** @description A text, or nothing */
                                    alt: string;
                                    /** @description A text, or nothing */
                                    caption: string;
                                    /** @description The key. */
                                    key: string;
                                    /**
                                     * @description What it is.
                                     * @constant
                                     */
                                    kind: "picture";
                                })[];
                            };
                        };
                        /** @description When it was last changed. */
                        changed_at: string | null;
                        /**
                         * @description The name.
                         * @enum {unknown}
                         */
                        name: "about-us" | "privacy-policy";
                        /** @description The title. */
                        title: components["schemas"]["Text"];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    helpfulAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it helped. */
                    helpful: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many found it helpful.
                         */
                        helpful_count: number;
                    };
                };
            };
        };
    };
    listBankAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The bank accounts to which can be paid. */
                        accounts: components["schemas"]["BankAccount"][];
                        /** @description For how many hours goods are held until the transfer is reported. */
                        hold_hours: number;
                    };
                };
            };
        };
    };
    getIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopIdentity"];
                };
            };
        };
    };
    listCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"][];
                };
            };
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The id of the product; of a product with several variants, that of its first.
                     */
                    product_id: number;
                    /**
                     * Format: int32
                     * @description How many pieces.
                     */
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int64
                         * @description How many pieces.
                         */
                        quantity: number;
                    };
                };
            };
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The id of the product; of a product with several variants, that of its first.
                     */
                    product_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int64
                         * @description How many pieces.
                         */
                        quantity: number;
                    };
                };
            };
        };
    };
    setCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The id of the product; of a product with several variants, that of its first.
                     */
                    product_id: number;
                    /**
                     * Format: int32
                     * @description How many pieces.
                     */
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int64
                         * @description How many pieces.
                         */
                        quantity: number;
                    };
                };
            };
        };
    };
    listChat: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How far each side has read, and who is there. */
                        chat: components["schemas"]["ChatState"];
                        /** @description The entries of this page. */
                        data: components["schemas"]["Message"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    createChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A key of the sender, so that a message that is sent twice stands once. */
                    client_id: string;
                    /** @description The files. */
                    files?: string[];
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    readChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Up to and with this one.
                     */
                    up_to: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatState"];
                };
            };
        };
    };
    getChatStream: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events that go on; each `data` is one of these as JSON, and a comment comes at least every 25 seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatEvent"];
                };
            };
        };
    };
    typingChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When somebody was last writing.
                         */
                        typing_at: string;
                    };
                };
            };
        };
    };
    createCheckoutHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address. */
                        address: {
                            /** @description The city. */
                            city: string;
                            /** @description The name of the person. */
                            full_name: string;
                            /** @description The number of the line in the file. */
                            line: string;
                            /** @description The mobile number. */
                            phone: string;
                            /** @description The postcode of ten digits. */
                            postal_code: string;
                            /** @description The province. */
                            province: string;
                        } | null;
                        /** @description The code of the coupon. */
                        coupon: string | null;
                        /**
                         * @description What it is.
                         * @enum {unknown}
                         */
                        kind: "cart" | "checkout";
                        /** @description The id of the shipping method. */
                        shipping_method_id: number | null;
                    };
                };
            };
        };
    };
    listCheckoutPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /** @description Whether placing the order leads straight to a gateway's page. */
                            at_gateway: boolean;
                            /** @description The card. */
                            card?: {
                                /** @description The address. */
                                address: string;
                                /** @description The key. */
                                key: string;
                                /** @description Whether the card provider is the fake of the demo. */
                                stand_in: boolean;
                            };
                            /** @description What is said of it. */
                            description: string;
                            /** @description The way to pay. */
                            method: string;
                            /** @description The name. */
                            name: string;
                            /** @description How many toman a unit of the currency is, and of which day that is. */
                            rate?: {
                                /**
                                 * @description The currency, by its three letters.
                                 * @enum {unknown}
                                 */
                                currency: "AUD" | "BRL" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "ILS" | "JPY" | "MXN" | "MYR" | "NOK" | "NZD" | "PHP" | "PLN" | "SEK" | "SGD" | "THB" | "TWD" | "USD";
                                /** @description The day of the rate. */
                                date: string;
                                /**
                                 * Format: int64
                                 * @description How many toman one unit of the currency is.
                                 */
                                toman_per_unit: number;
                            };
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    quoteCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    city?: string;
                    /** @description A text that is not empty */
                    coupon?: string;
                    /** @description A province of Iran, by its Persian name */
                    province?: string;
                    /**
                     * Format: int32
                     * @description The id of the shipping method.
                     */
                    shipping_method_id?: number;
                    /** @description Whether the customer's credit pays as far as it goes. */
                    use_credit?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The coupon as it holds for this cart. */
                        coupon: {
                            /** @description The code. */
                            code: string;
                            /** @description Why the coupon does not count; null when it does. */
                            reason: string | null;
                        } | null;
                        /** @description The store credit. */
                        credit: components["schemas"]["Toman"];
                        /** @description What the coupon took off. */
                        discount_total: components["schemas"]["Toman"];
                        /** @description The sum of its goods, before coupon and delivery. */
                        items_total: components["schemas"]["Toman"];
                        /** @description What delivery costs. */
                        shipping_total: components["schemas"]["Toman"];
                        /** @description The sum. */
                        total: components["schemas"]["Toman"];
                        /** @description The ways to pay that are offered, but not for this order, and why. */
                        unpayable: {
                            /** @description The way to pay. */
                            method: string;
                            /** @description Why. */
                            reason: string;
                        }[];
                        /** @description Value added tax contained in the total. */
                        vat_total: components["schemas"]["Toman"];
                    };
                };
            };
        };
    };
    listCheckoutShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /** @description What is said of it. */
                            description: string;
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @description In how many days it arrives at the latest.
                             */
                            max_days: number;
                            /**
                             * Format: int64
                             * @description In how many days it arrives at the earliest.
                             */
                            min_days: number;
                            /** @description The name. */
                            name: string;
                            /** @description The price of one piece. */
                            price: components["schemas"]["Toman"];
                        }[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    listCredit: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it comes to after this entry. */
                        balance: components["schemas"]["Toman"];
                        /** @description The entries of this page. */
                        data: components["schemas"]["CreditEntry"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    changePasswordCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A new password */
                    new_password: string;
                    /** @description The password as it was chosen */
                    old_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description From when on the new password is the right one.
                         */
                        changed_at: string;
                    };
                };
            };
        };
    };
    confirmEmailCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The mail address. */
                        email: string;
                    };
                };
            };
        };
    };
    listCustomerCurrentAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SavedAddress"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    createCustomerCurrentAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    city: string;
                    /** @description The name of a person */
                    full_name: string;
                    /** @description Whether it is the one that is proposed. */
                    is_default?: boolean;
                    /** @description A text that is not empty */
                    line: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description An Iranian postcode: ten digits, in any digits */
                    postal_code: string;
                    /** @description A province of Iran, by its Persian name */
                    province: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
        };
    };
    getCustomerCurrentAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
        };
    };
    replaceCustomerCurrentAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was read before the change: with something else there by now, nothing is changed. */
                    before?: {
                        /** @description The city. */
                        city: string;
                        /** @description The name of the person. */
                        full_name: string;
                        /** @description The number of the line in the file. */
                        line: string;
                        /** @description The mobile number. */
                        phone: string;
                        /** @description The postcode of ten digits. */
                        postal_code: string;
                        /** @description The province. */
                        province: string;
                    };
                    /** @description A text that is not empty */
                    city: string;
                    /** @description The name of a person */
                    full_name: string;
                    /** @description Whether it is the one that is proposed. */
                    is_default?: boolean;
                    /** @description A text that is not empty */
                    line: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description An Iranian postcode: ten digits, in any digits */
                    postal_code: string;
                    /** @description A province of Iran, by its Persian name */
                    province: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
        };
    };
    deleteCustomerCurrentAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    replaceCustomerCurrentAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of six digits, in any digits */
                    code: string;
                    /** @description The password as it was chosen */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Codes that each open the account once; they are displayed this one time. */
                        recovery_codes: string[];
                    };
                };
            };
        };
    };
    authenticatorCustomersCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password as it was chosen */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address. */
                        address: string;
                        /** @description The secret that the authenticator app is given. */
                        secret: string;
                    };
                };
            };
        };
    };
    deleteCustomerCurrentAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the portrait. */
                    avatar?: string | null;
                    /** @description The mail address. */
                    email?: string | null;
                    /** @description The name of a person */
                    full_name?: string;
                    /** @description 3 to 30 letters, Latin or Persian, digits, and . _ - */
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    listCustomerCurrentPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Passkey"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    createCustomerCurrentPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The passkey's answer. */
                    credential: {
                        /** @description What the authenticator says about the new passkey. */
                        attestation: string;
                        /** @description The browser's part of what was signed. */
                        client_data: string;
                        /** @description The id of the passkey. */
                        credential_id: string;
                        /** @description How the authenticator is reached. */
                        transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                    };
                    /** @description A text that is not empty */
                    name: string;
                    /** @description The password as it was chosen */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the passkey lives on several devices. */
                        backed_up: boolean;
                        /**
                         * Format: date-time
                         * @description When it was made.
                         */
                        created_at: string;
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /** @description The name. */
                        name: string;
                        /** @description Codes that each open the account once; they are displayed this one time. */
                        recovery_codes: string[];
                        /** @description When it was last used. */
                        used_at: string | null;
                    };
                };
            };
        };
    };
    getCustomerCurrentPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    deleteCustomerCurrentPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    updateCustomerCurrentPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    challengeCustomersCurrentPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password as it was chosen */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the passkey signs. */
                        challenge: string;
                        /** @description The ids of the passkeys that may answer. */
                        credential_ids: string[];
                        /** @description The domain that passkeys belong to. */
                        rp_id: string;
                        /** @description The name of the shop, for the authenticator. */
                        rp_name: string;
                        /** @description The id of the account, for the authenticator. */
                        user_id: string;
                        /** @description The name of the account, for the authenticator. */
                        user_name: string;
                    };
                };
            };
        };
    };
    phoneCodeCustomersCurrent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password as it was chosen */
                    password?: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description In how many seconds another code can be requested.
                         */
                        resend_in_seconds: number;
                        /** @description The session of the code that was sent. */
                        session_id: string;
                    };
                };
            };
        };
    };
    replaceCustomerCurrentPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of four digits, in any digits */
                    code: string;
                    /** @description The password as it was chosen */
                    password?: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description The session of the code that was sent. */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The mobile number. */
                        phone: string;
                    };
                };
            };
        };
    };
    updateCustomerCurrentPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many pieces can be sold: on hand, less what is held. */
                    available?: boolean;
                    /** @description Whether the customer wants notifications. */
                    notifications_on?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many pieces can be sold: on hand, less what is held. */
                        available: boolean;
                        /** @description Whether the customer wants notifications. */
                        notifications_on: boolean;
                    };
                };
            };
        };
    };
    sendCustomerCurrentRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Codes that each open the account once; they are displayed this one time. */
                        recovery_codes: string[];
                    };
                };
            };
        };
    };
    getCustomerCurrentSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
        };
    };
    authenticatorCustomersCurrentSecondStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of six digits, in any digits */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
        };
    };
    passkeyChallengeCustomersCurrentSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
        };
    };
    passkeyCustomersCurrentSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The passkey's answer. */
                    credential: components["schemas"]["PasskeyAssertion"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
        };
    };
    recoveryCodeCustomersCurrentSecondStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
        };
    };
    listCustomerCurrentSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Session"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    deleteCustomerCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    sendCustomerCurrentSessionEndOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many sessions were ended.
                         */
                        ended_count: number;
                    };
                };
            };
        };
    };
    forgotPasswordCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    identifier: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Until when a link that was sent can be used.
                         */
                        expires_at: string;
                    };
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password as it was chosen */
                    password: string;
                    /** @description The name that was chosen at registration */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens of the new session. */
                        tokens: {
                            /** @description The access token, which is sent as `Authorization: Bearer …`. */
                            access: string;
                            /** @description The refresh token, with which a new access token is got. */
                            refresh: string;
                        };
                    };
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The refresh token, with which a new access token is got. */
                    refresh: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description From when on its tokens are refused.
                         */
                        ended_at: string;
                    };
                };
            };
        };
    };
    passkeyChallengeCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
        };
    };
    passkeyLoginCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The passkey's answer. */
                    credential: components["schemas"]["PasskeyAssertion"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens of the new session. */
                        tokens: {
                            /** @description The access token, which is sent as `Authorization: Bearer …`. */
                            access: string;
                            /** @description The refresh token, with which a new access token is got. */
                            refresh: string;
                        };
                    };
                };
            };
        };
    };
    phoneBackCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With which a new password is set. */
                        reset_token: string;
                    };
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A mail address */
                    email: string;
                    /** @description A new password */
                    password: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description 3 to 30 letters, Latin or Persian, digits, and . _ - */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    resetPasswordCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A new password */
                    password: string;
                    /** @description The token that was sent. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description From when on the new password is the right one.
                         */
                        changed_at: string;
                    };
                };
            };
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description In how many seconds another code can be requested.
                         */
                        resend_in_seconds: number;
                        /** @description The session of the code that was sent. */
                        session_id: string;
                    };
                };
            };
        };
    };
    getCustomerUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many messages are not read.
                         */
                        messages_count: number;
                        /**
                         * Format: int64
                         * @description How many notifications are not read.
                         */
                        notices_count: number;
                    };
                };
            };
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of four digits, in any digits */
                    code: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description The session of the code that was sent. */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens of the new session. */
                        tokens: {
                            /** @description The access token, which is sent as `Authorization: Bearer …`. */
                            access: string;
                            /** @description The refresh token, with which a new access token is got. */
                            refresh: string;
                        };
                    };
                };
            };
        };
    };
    listDevMessages: {
        parameters: {
            query: {
                /** @description A phone in any usual form, or a mail address */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description ISO 8601, UTC */
                        at: string;
                        /** @description How the message went out. */
                        channel: "sms" | "mail";
                        /** @description The text. */
                        text: string;
                        /** @description To what or to whom. */
                        to: string;
                    }[];
                };
            };
        };
    };
    priceDev: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    base_price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description The id of the variant.
                     */
                    variant_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The price before any flash sale. */
                        base_price: components["schemas"]["Toman"];
                        /**
                         * Format: int64
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    };
                };
            };
        };
    };
    reportFailure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The message. */
                    message: string;
                    /** @description The number of the page, from 1. */
                    page: string;
                    /** @description Where in the code it failed. */
                    stack: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it stands in the log now; no more than 30 a minute of one address do. */
                        logged: boolean;
                    };
                };
            };
        };
    };
    listHelpAnswers: {
        parameters: {
            query?: {
                /** @description The language. */
                language?: "fa" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["VisibleSupportAnswer"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    voteHelpAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it helped. */
                    helpful: boolean;
                    /**
                     * Format: uuid
                     * @description A random name of the reader, so that each counts once.
                     */
                    reader: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it helped. */
                        helpful: boolean;
                        /** @description The name in the address. */
                        slug: string;
                    };
                };
            };
        };
    };
    getHomePromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The coupon that stands on the home page. */
                        coupon: components["schemas"]["HomeCoupon"] | null;
                        /** @description The banner. */
                        promo: {
                            /** @description What was done. */
                            action: string;
                            /** @description Where it leads. */
                            link: string;
                            /** @description The address of the image. */
                            picture: string | null;
                            /** @description The text. */
                            text: string;
                            /** @description The title. */
                            title: string;
                        } | null;
                        /** @description The slides. */
                        slides: {
                            /** @description What was done. */
                            action: string;
                            /** @description Which goods stand beside it. */
                            goods: ("offers" | "featured" | "newest") | null;
                            /** @description The colour theme. */
                            ground: string;
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /** @description Where it leads. */
                            link: string;
                            /** @description The address of the image. */
                            picture: string | null;
                            /** @description The text. */
                            text: string;
                            /** @description The title. */
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    getInvoiceVerify: {
        parameters: {
            query: {
                /** @description The number of the invoice. */
                document?: string;
                /** @description The number of the order. */
                order?: string;
                /** @description The seal of the document. */
                sign: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it was cancelled. */
                        cancelled: boolean;
                        /** @description The document that has corrected it since. */
                        corrected_by: string | null;
                        /** @description The number of the invoice. */
                        document: string | null;
                        /**
                         * @description What it is.
                         * @enum {unknown}
                         */
                        kind: "original" | "correction" | "cancellation" | "return";
                        /** @description The number by which customers know it. */
                        number: string;
                        /**
                         * Format: date-time
                         * @description When it was ordered.
                         */
                        placed_at: string;
                        /** @description The sum. */
                        total: components["schemas"]["Toman"];
                    };
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Notification"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
        };
    };
    clearNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Up to and with this one.
                     */
                    up_to: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When they were cleared: names them for taking it back.
                         */
                        cleared_at: string;
                        /**
                         * Format: int64
                         * @description How many were cleared.
                         */
                        cleared_count: number;
                    };
                };
            };
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The key. */
                        key: string;
                        /** @description Whether the session of this call is sent notices. */
                        registered: boolean;
                    };
                };
            };
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where the browser takes notifications. */
                    endpoint: string;
                    /** @description What the browser gave for encryption. */
                    keys: {
                        /** @description The secret that the browser gave for encryption. */
                        auth: string;
                        /** @description The public key that the browser gave for encryption. */
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where the browser takes notifications. */
                        endpoint: string;
                    };
                };
            };
        };
    };
    unregisterDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Up to and with this one.
                     */
                    up_to: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many became read.
                         */
                        read_count: number;
                    };
                };
            };
        };
    };
    restoreNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description ISO 8601 with an offset: 2026-11-20T08:00:00Z
                     */
                    cleared_at: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many are there again.
                         */
                        restored_count: number;
                    };
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["OrderSummary"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrderBankTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTransfer"];
                };
            };
        };
    };
    bankTransferOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    amount?: components["schemas"]["Toman"];
                    /** @description The receipt that the customer has sent. */
                    receipt?: string;
                    /** @description The number of a bank transfer: 4 to 40 letters and digits */
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTransfer"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Where what was paid goes; as delivered it becomes store credit
                     * @enum {unknown}
                     */
                    refund_method?: "payment" | "credit";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrderInvoicePdf: {
        parameters: {
            query?: {
                /** @description The number of the invoice. */
                document?: string;
            };
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getOrderInvoice: {
        parameters: {
            query?: {
                /** @description The number of the invoice. */
                document?: string;
            };
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whole toman */
                    amount?: components["schemas"]["Toman"];
                    /** @description The card. */
                    card?: components["schemas"]["CardToken"];
                    /**
                     * @description The way to pay that was chosen.
                     * @enum {unknown}
                     */
                    payment_method?: "cash" | "online" | "zibal" | "credit-card" | "bank" | "paypal" | "credit";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
        };
    };
    listOrderPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["PaymentWay"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    sendOrderRefreshPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    sendOrderReturnExcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Where the money goes: back the way it came, or to store credit.
                     * @enum {unknown}
                     */
                    refund_method: "payment" | "credit";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    createOrderReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The lines. */
                    lines: {
                        /**
                         * Format: int32
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        quantity: number;
                    }[];
                    /** @description The images. */
                    pictures: string[];
                    /**
                     * @description Why.
                     * @enum {unknown}
                     */
                    reason: "damaged" | "wrong-goods" | "not-as-described" | "does-not-fit" | "changed-mind" | "other";
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items. */
                        items: components["schemas"]["CartItem"][];
                    };
                };
            };
        };
    };
    changeCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description The id of the product; of a product with several variants, that of its first.
                     */
                    product_id?: number;
                    /**
                     * Format: int32
                     * @description How many pieces.
                     */
                    quantity: number;
                    /**
                     * Format: int32
                     * @description The id of the variant.
                     */
                    variant_id?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int64
                         * @description How many pieces.
                         */
                        quantity: number;
                    };
                };
            };
        };
    };
    mergeCart: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /**
                         * Format: int32
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items. */
                        items: components["schemas"]["CartItem"][];
                    };
                };
            };
        };
    };
    listBestSellers: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
        };
    };
    listPostCategories: {
        parameters: {
            query?: {
                /** @description The language. */
                language?: "fa" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["PostCategory"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Letters, digits and single hyphens */
                category?: string;
                /** @description The language. */
                language?: "fa" | "en";
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The category. */
                        category: string | null;
                        /** @description The entries of this page. */
                        data: components["schemas"]["PostCard"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    getPost: {
        parameters: {
            query?: {
                /** @description The language. */
                language?: "fa" | "en";
            };
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    listPostComments: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description The entries of this page. */
                        data: components["schemas"]["Comment"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    createPostComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "waiting" | "approved" | "refused";
                    };
                };
            };
        };
    };
    listPostCommentMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Letters, digits and single hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["OwnComment"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description In which order. `ratings`, `cheapest` and `dearest` are taken as well. */
                sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    listProductQuestions: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description The entries of this page. */
                        data: components["schemas"]["Question"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    createProductQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnQuestions"];
                };
            };
        };
    };
    getProductQuestionMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnQuestions"];
                };
            };
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description Only those with pictures */
                pictures?: boolean;
                /** @description In which order. */
                sort?: "newest" | "helpful" | "highest" | "lowest";
                /** @description From 1 to 5 stars. */
                stars?: number;
            };
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
        };
    };
    getProductReviewMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviews"];
                };
            };
        };
    };
    replaceProductReviewMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the name is not displayed. */
                    anonymous: boolean;
                    /** @description The images. */
                    pictures: string[];
                    /**
                     * Format: int32
                     * @description From 1 to 5 stars.
                     */
                    stars: number;
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviews"];
                };
            };
        };
    };
    deleteProductReviewMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    listProductCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
        };
    };
    getProductCategory: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description In which order. `ratings`, `cheapest` and `dearest` are taken as well. */
                sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
            };
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The category. */
                        category: components["schemas"]["Category"];
                        /** @description The entries of this page. */
                        data: components["schemas"]["ProductCard"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description The categories below it. */
                        subcategories: components["schemas"]["Category"][];
                    };
                };
            };
        };
    };
    listProductFacets: {
        parameters: {
            query?: {
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description A text that is not empty */
                category?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Only what the shop features. */
                featured?: boolean;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description Only products in a flash sale. */
                offers?: boolean;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description What POST /api/search/image/ answered */
                picture?: string;
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The words that are searched for. */
                q?: string;
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Slug of a seller */
                seller?: string;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description A tag, as it stands on the product. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facets"];
                };
            };
        };
    };
    listProductFeatured: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description In which order. */
                sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ProductCard"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    lookUpProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ChosenProduct"][];
                    };
                };
            };
        };
    };
    listSpecialProducts: {
        parameters: {
            query?: {
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description In which order. `ratings`, `cheapest` and `dearest` are taken as well. */
                sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSaleCard"][];
                };
            };
        };
    };
    createQuestionAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description How it stands.
                         * @enum {unknown}
                         */
                        status: "waiting" | "approved";
                    };
                };
            };
        };
    };
    listRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was searched for, the newest first. */
                        searches: string[];
                    };
                };
            };
        };
    };
    sendRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was searched for, the newest first. */
                    searches: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was searched for, the newest first. */
                        searches: string[];
                    };
                };
            };
        };
    };
    deleteRecentSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    helpfulReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it helped. */
                    helpful: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description How many found it helpful.
                         */
                        helpful_count: number;
                    };
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description What POST /api/search/image/ answered */
                picture?: string;
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The words that are searched for. */
                q?: string;
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description In which order. */
                sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
                /** @description A tag, as it stands on the product. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The words that were searched for instead of the mistyped ones. */
                        corrected: string | null;
                        /** @description The entries of this page. */
                        data: components["schemas"]["ProductCard"][];
                        /** @description The words without which the products were found, because nothing answers to all; empty where all were searched for. */
                        left_out: string[];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                        /**
                         * @description True where no product answers to all words as they were typed: these come closest.
                         * @constant
                         */
                        relaxed?: true;
                        /** @description What the words were understood as: a price, an order, a size, a colour or a brand. */
                        understood?: {
                            /** @description Slugs of brands, divided by commas */
                            brand?: string;
                            /** @description Names of colours, divided by commas */
                            colour?: string;
                            /** @description Whether some can be had. */
                            in_stock?: boolean;
                            /** @description The highest price. */
                            price_max?: components["schemas"]["Toman"];
                            /** @description The lowest price. */
                            price_min?: components["schemas"]["Toman"];
                            /** @description The words that are searched for. */
                            q: string;
                            /** @description Sizes, divided by commas */
                            size?: string;
                            /**
                             * @description In which order.
                             * @enum {unknown}
                             */
                            sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
                        };
                        /**
                         * @description True where few products answer to the words as they were typed: such as may have been meant follow them.
                         * @constant
                         */
                        widened?: true;
                    };
                };
            };
        };
    };
    recordSearchClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was searched for minutes before in the same browser, without a result that was opened. */
                    instead_of?: string;
                    /**
                     * Format: int32
                     * @description Its index in the list, from the first on.
                     */
                    position?: number;
                    /** @description The words that were searched for */
                    q: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was searched for minutes before in the same browser, without a result that was opened. */
                        instead_of: string | null;
                        /** @description The words that are searched for. */
                        q: string;
                    };
                };
            };
        };
    };
    searchByPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A file of at most 5242880 bytes. */
        requestBody: {
            content: {
                "application/octet-stream": string;
                "image/*": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the image. */
                        picture: string;
                    };
                };
            };
        };
    };
    recordSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it found anything. */
                    found: boolean;
                    /** @description The words that were searched for */
                    q: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it found anything. */
                        found: boolean;
                        /** @description The words that are searched for. */
                        q: string;
                    };
                };
            };
        };
    };
    listSearchSuggestions: {
        parameters: {
            query?: {
                /** @description The words that are searched for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
        };
    };
    sendSellerApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    city: string;
                    /**
                     * @description What it is.
                     * @enum {unknown}
                     */
                    kind: "personal" | "business";
                    /** @description A new password */
                    password?: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description A text that is not empty */
                    province: string;
                    /** @description A text that is not empty */
                    store_name: string;
                    /**
                     * @description The terms were agreed to.
                     * @constant
                     */
                    terms: true;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The session of the code that was sent. */
                        session_id: string;
                    };
                };
            };
        };
    };
    confirmSellerApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of four digits, in any digits */
                    code: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description The session of the code that was sent. */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description What came of it.
                         * @enum {unknown}
                         */
                        outcome: "received" | "waits-already" | "sells-already";
                        /** @description The tokens of the new session. */
                        tokens: {
                            /** @description The access token, which is sent as `Authorization: Bearer …`. */
                            access: string;
                            /** @description The refresh token, with which a new access token is got. */
                            refresh: string;
                        };
                    };
                };
            };
        };
    };
    getSellerApplicationMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The application; null for who has none. */
                        application: components["schemas"]["OwnApplication"] | null;
                        /** @description The shop. */
                        shop: {
                            /** @description The name in the address. */
                            slug: string;
                        } | null;
                    };
                };
            };
        };
    };
    sendCodeSellerApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of the puzzle that was set to this caller. */
                "proof-of-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description The session of the code that was sent. */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description In how many seconds another code can be requested.
                         */
                        resend_in_seconds: number;
                        /** @description The session of the code that was sent. */
                        session_id: string;
                    };
                };
            };
        };
    };
    sellerGetShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many orders are to be packed, and how many parcels stand at each step. */
                        parcels: {
                            /**
                             * Format: int64
                             * @description How many were handed over to the carrier.
                             */
                            handed_over: number;
                            /**
                             * Format: int64
                             * @description How many are packed.
                             */
                            packed: number;
                            /**
                             * Format: int64
                             * @description How many are to be packed.
                             */
                            to_pack: number;
                        };
                        /** @description The shop. */
                        shop: {
                            /** @description What is said about it. */
                            about: string;
                            /** @description The same in English. */
                            about_en: string;
                            /** @description The address or the key of the logo. */
                            logo: string | null;
                            /** @description The name. */
                            name: string;
                            /** @description The name in English. */
                            name_en: string;
                            /** @description The name in the address. */
                            slug: string;
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        };
                        /** @description The sums of the ledger. */
                        sums: {
                            /** @description What it comes to after this entry. */
                            balance: components["schemas"]["Toman"];
                            /** @description The shop's commission. */
                            commission: components["schemas"]["Toman"];
                            /**
                             * Format: int64
                             * @description The shop's commission in percent.
                             */
                            commission_percent: number;
                            /**
                             * Format: int64
                             * @description Ordered and not paid yet.
                             */
                            open: number;
                            /** @description What the shop owes the seller now. */
                            owed: components["schemas"]["Toman"];
                            /** @description What was paid out to the seller. */
                            paid_out: components["schemas"]["Toman"];
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            pieces: number;
                            /**
                             * Format: int64
                             * @description What buyers paid.
                             */
                            sold: number;
                        };
                    };
                };
            };
        };
    };
    sellerListAccessKeys: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["AccessKey"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerCreateAccessKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description In how many days it ends; null for never. */
                    expires_in_days: number | null;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description What the key may do. */
                    scopes: ("products:read" | "products:write" | "stock:read" | "stock:write" | "shipments:read" | "shipments:write" | "ledger:read" | "webhooks:read" | "webhooks:write" | "shop:write")[];
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessKey"];
                };
            };
        };
    };
    sellerRevokeAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKey"];
                };
            };
        };
    };
    sellerListCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Ref"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: null;
                    };
                };
            };
        };
    };
    sellerListEntries: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SellerEntry"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerListFulfillments: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "packed" | "handed-over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SellerFulfillment"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerGetFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerFulfillment"];
                };
            };
        };
    };
    sellerUpdateFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    carrier?: string;
                    /** @description A text, or nothing */
                    tracking_code?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerFulfillment"];
                };
            };
        };
    };
    sellerHandOverFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    carrier?: string;
                    /** @description A text, or nothing */
                    tracking_code?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerFulfillment"];
                };
            };
        };
    };
    sellerMoveFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Why.
                     * @enum {unknown}
                     */
                    reason?: "refused" | "not-found" | "damaged";
                    /**
                     * @description To what or to whom.
                     * @enum {unknown}
                     */
                    to: "returning" | "returned" | "lost";
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerFulfillment"];
                };
            };
        };
    };
    sellerUnpackFulfillment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of the order. */
                        order_number: string;
                    };
                };
            };
        };
    };
    sellerListJobs: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What it is. */
                kind?: "orders-export" | "products-export" | "customers-export" | "stock-movements-export" | "events-export" | "stock-bulk-move" | "variants-bulk-reprice" | "products-import";
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "waiting" | "working" | "done" | "failed" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Job"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerGetJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    sellerCancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    sellerListJobItems: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description What came of it. */
                outcome?: "done" | "skipped" | "failed";
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ItemOutcome"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerGetJobResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ListedCustomer"] | components["schemas"]["ExportedProduct"] | components["schemas"]["ExportedStockMovement"] | components["schemas"]["ItemOutcome"] | components["schemas"]["ExportedOrder"] | components["schemas"]["Event"];
                };
            };
        };
    };
    sellerListOrders: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "awaiting-payment" | "placed" | "packaging" | "ready" | "on-the-way" | "at-station" | "delivered" | "cancelled" | "lapsed" | "returned";
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["OwnOrder"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerCreateOrderFulfillment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The lines. */
                    lines?: {
                        /**
                         * Format: int32
                         * @description Its index in the list, from the first on.
                         */
                        position: number;
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerFulfillment"];
                };
            };
        };
    };
    sellerListOrderToPack: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["OrderToPack"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerGetProductSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSalePrices"];
                };
            };
        };
    };
    sellerListProducts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text, or nothing */
                q?: string;
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["SellerProduct"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerCreateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Values of attributes, typed. */
                    attributes?: components["schemas"]["AttributeValueForm"][];
                    /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing */
                    barcode?: string;
                    /** @description Whole toman */
                    base_price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description The id of the category.
                     */
                    category_id: number;
                    /** @description What one piece costs the shop. */
                    cost?: components["schemas"]["Toman"] | null;
                    /** @description A text, or nothing */
                    description: string;
                    /** @description A code of another system, or nothing */
                    external_ref?: string;
                    /** @description The tax office's id of goods: 13 digits, or nothing */
                    goods_id?: string;
                    /** @description The height of the parcel in millimetres. */
                    height_mm?: number | null;
                    /** @description The length of the parcel in millimetres. */
                    length_mm?: number | null;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description The images. */
                    pictures: string[];
                    /** @description A code of another system, or nothing */
                    sku?: string;
                    /**
                     * Format: int32
                     * @description How many pieces there are.
                     */
                    stock: number;
                    /** @description The weight of the parcel in grams. */
                    weight_grams?: number | null;
                    /** @description The width of the parcel in millimetres. */
                    width_mm?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
        };
    };
    sellerGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
        };
    };
    sellerResubmitProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
        };
    };
    sellerReplaceProductTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    description: string;
                    /** @description A text, or nothing */
                    description_en: string;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
        };
    };
    sellerCreateProductExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How it stands.
                     * @enum {unknown}
                     */
                    status?: "draft" | "active" | "archived";
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    sellerCreateSalePrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description Whole toman */
                    price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description The id of the variant.
                     */
                    variant_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    sellerGetSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    sellerReplaceSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description When it begins; null for at once. */
                    begins_at: string | null;
                    /** @description When it ends. */
                    ends_at: string | null;
                    /** @description Whole toman */
                    price: components["schemas"]["Toman"];
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    sellerEndSalePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePrice"];
                };
            };
        };
    };
    sellerReplaceShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text, or nothing */
                    about: string;
                    /** @description A text, or nothing */
                    about_en?: string;
                    /** @description The address or the key of the logo. */
                    logo?: string | null;
                    /** @description A text that is not empty */
                    name: string;
                    /** @description A text, or nothing */
                    name_en?: string;
                    /**
                     * Format: int32
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many orders are to be packed, and how many parcels stand at each step. */
                        parcels: {
                            /**
                             * Format: int64
                             * @description How many were handed over to the carrier.
                             */
                            handed_over: number;
                            /**
                             * Format: int64
                             * @description How many are packed.
                             */
                            packed: number;
                            /**
                             * Format: int64
                             * @description How many are to be packed.
                             */
                            to_pack: number;
                        };
                        /** @description The shop. */
                        shop: {
                            /** @description What is said about it. */
                            about: string;
                            /** @description The same in English. */
                            about_en: string;
                            /** @description The address or the key of the logo. */
                            logo: string | null;
                            /** @description The name. */
                            name: string;
                            /** @description The name in English. */
                            name_en: string;
                            /** @description The name in the address. */
                            slug: string;
                            /**
                             * Format: int64
                             * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                             */
                            version: number;
                        };
                        /** @description The sums of the ledger. */
                        sums: {
                            /** @description What it comes to after this entry. */
                            balance: components["schemas"]["Toman"];
                            /** @description The shop's commission. */
                            commission: components["schemas"]["Toman"];
                            /**
                             * Format: int64
                             * @description The shop's commission in percent.
                             */
                            commission_percent: number;
                            /**
                             * Format: int64
                             * @description Ordered and not paid yet.
                             */
                            open: number;
                            /** @description What the shop owes the seller now. */
                            owed: components["schemas"]["Toman"];
                            /** @description What was paid out to the seller. */
                            paid_out: components["schemas"]["Toman"];
                            /**
                             * Format: int64
                             * @description How many pieces.
                             */
                            pieces: number;
                            /**
                             * Format: int64
                             * @description What buyers paid.
                             */
                            sold: number;
                        };
                    };
                };
            };
        };
    };
    sellerListStock: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description The id of the product; of a product with several variants, that of its first. */
                product_id?: number;
                /** @description What has changed from this moment on, that moment included, the oldest change first; it narrows what the other filters find, and `sort` is refused beside it. Who reads on from the `updated_at` of the last row misses nothing: a change is listed once all before it are settled. What was changed at that very moment comes twice. ISO 8601 with an offset: 2026-11-20T08:00:00Z */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["OwnStock"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerCreateStockExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description From which moment on; without it from the beginning.
                     */
                    moved_since?: string;
                    /**
                     * Format: int32
                     * @description The id of the variant.
                     */
                    variant_id?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    sellerUpdateVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing */
                    barcode?: string;
                    /** @description Whole toman */
                    base_price?: components["schemas"]["Toman"];
                    /** @description What was read before the change: with something else there by now, nothing is changed. */
                    before?: {
                        /** @description An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing */
                        barcode?: string;
                        /** @description Whole toman */
                        base_price?: components["schemas"]["Toman"];
                        /** @description What one piece costs the shop. */
                        cost?: components["schemas"]["Toman"] | null;
                        /** @description A code of another system, or nothing */
                        external_ref?: string;
                        /** @description The tax office's id of goods: 13 digits, or nothing */
                        goods_id?: string;
                        /** @description The height of the parcel in millimetres. */
                        height_mm?: number | null;
                        /** @description The length of the parcel in millimetres. */
                        length_mm?: number | null;
                        /** @description A code of another system, or nothing */
                        sku?: string;
                        /** @description The weight of the parcel in grams. */
                        weight_grams?: number | null;
                        /** @description The width of the parcel in millimetres. */
                        width_mm?: number | null;
                    };
                    /** @description What one piece costs the shop. */
                    cost?: components["schemas"]["Toman"] | null;
                    /** @description A code of another system, or nothing */
                    external_ref?: string;
                    /** @description The tax office's id of goods: 13 digits, or nothing */
                    goods_id?: string;
                    /** @description The height of the parcel in millimetres. */
                    height_mm?: number | null;
                    /** @description The length of the parcel in millimetres. */
                    length_mm?: number | null;
                    /** @description A code of another system, or nothing */
                    sku?: string;
                    /** @description The weight of the parcel in grams. */
                    weight_grams?: number | null;
                    /** @description The width of the parcel in millimetres. */
                    width_mm?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
        };
    };
    sellerMoveStock: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description How many pieces.
                     */
                    pieces: number;
                    /**
                     * Format: int32
                     * @description What was read before the change: with another value there by now, nothing is changed.
                     */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnStock"];
                };
            };
        };
    };
    sellerBulkCountVariants: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        pieces: number;
                        /**
                         * Format: int32
                         * @description What was read before the change: with another value there by now, nothing is changed.
                         */
                        seen: number;
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    sellerBulkCountVariantsByJob: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /**
                         * Format: int32
                         * @description How many pieces.
                         */
                        pieces: number;
                        /**
                         * Format: int32
                         * @description What was read before the change: with another value there by now, nothing is changed.
                         */
                        seen: number;
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    sellerBulkRepriceVariants: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Whole toman */
                        base_price: components["schemas"]["Toman"];
                        /** @description Whole toman */
                        seen_price?: components["schemas"]["Toman"];
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["BulkOutcome"][];
                    };
                };
            };
        };
    };
    sellerBulkRepriceVariantsByJob: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Whole toman */
                        base_price: components["schemas"]["Toman"];
                        /** @description Whole toman */
                        seen_price?: components["schemas"]["Toman"];
                        /**
                         * Format: int32
                         * @description The id of the variant.
                         */
                        variant_id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    sellerListWebhooks: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Webhook"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerCreateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description Types of events, and order.* for all of a noun */
                    types: string[];
                    /** @description https, and reachable from the public internet */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    sellerGetWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    sellerReplaceWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A text that is not empty */
                    name: string;
                    /** @description Types of events, and order.* for all of a noun */
                    types: string[];
                    /** @description https, and reachable from the public internet */
                    url: string;
                    /**
                     * Format: int64
                     * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    sellerDeleteWebhook: {
        parameters: {
            query: {
                /** @description Which state of it was read: sent with a change, so that nobody overwrites unseen. */
                version: number;
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    sellerListWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it stands. */
                status?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    sellerSendAgainWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a delivery. */
                delivery_id: number;
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    sellerPauseWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    sellerResumeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    sellerRotateSecretWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    sellerTestWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    getShopContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address. */
                        address: components["schemas"]["Text"];
                        /** @description Languages that the shop announces, by their codes. */
                        coming_languages: string[];
                        /** @description The mail address. */
                        email: string;
                        /** @description When the shop is open. */
                        hours: components["schemas"]["Text"];
                        /** @description Degrees north; null until the owner has said where the shop stands. */
                        latitude: number | null;
                        /** @description Degrees east; null until the owner has said where the shop stands. */
                        longitude: number | null;
                        /** @description The mobile number. */
                        phone: string;
                        /** @description In how many hours one is answered. */
                        reply_hours: number | null;
                        /** @description Whether the figures of the shop are displayed to everybody. */
                        show_figures: boolean;
                        /** @description About what one can write. */
                        topics: ("buying" | "authors" | "buyer-help" | "license")[];
                        /**
                         * Format: int64
                         * @description Which state of it was read: sent with a change, so that nobody overwrites unseen.
                         */
                        version: number;
                    };
                };
            };
        };
    };
    getShopFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The figures; null where the owner does not show them. */
                        figures: components["schemas"]["ShopCounts"] | null;
                    };
                };
            };
        };
    };
    createStaffFirstOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A new password */
                    password: string;
                    /** @description An Iranian mobile number in any usual form and any digits */
                    phone: string;
                    /** @description The token that was sent. */
                    token: string;
                    /** @description 3 to 30 letters, Latin or Persian, digits, and . _ - */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tokens of the new session. */
                        tokens: {
                            /** @description The access token, which is sent as `Authorization: Bearer …`. */
                            access: string;
                            /** @description The refresh token, with which a new access token is got. */
                            refresh: string;
                        };
                    };
                };
            };
        };
    };
    listStockNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids. */
                        ids: number[];
                    };
                };
            };
        };
    };
    replaceStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                    };
                };
            };
        };
    };
    deleteStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A mail address */
                    email: string;
                    /** @description A text that is not empty */
                    message: string;
                    /** @description The name of a person */
                    name: string;
                    /**
                     * @description What it is about.
                     * @enum {unknown}
                     */
                    topic: "buying" | "authors" | "buyer-help" | "license";
                    /** @description A text, or nothing */
                    url: string;
                    /** @description A text, or nothing */
                    website: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The mail address. */
                        email: string;
                        /** @description The number by which customers know it. */
                        number: string;
                    };
                };
            };
        };
    };
    listTicketMine: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["TicketSummary"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    createTicketMine: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A mail address */
                    email: string;
                    /** @description The files. */
                    files?: string[];
                    /** @description A text that is not empty */
                    message: string;
                    /** @description The name of a person */
                    name: string;
                    /**
                     * @description What it is about.
                     * @enum {unknown}
                     */
                    topic: "buying" | "authors" | "buyer-help" | "license";
                    /** @description A text, or nothing */
                    url: string;
                    /** @description A text, or nothing */
                    website: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The mail address. */
                        email: string;
                        /** @description The number by which customers know it. */
                        number: string;
                    };
                };
            };
        };
    };
    getTicketMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    createTicketMineMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A key made once for each intent: the same request again under it is given the same answer. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The number by which customers know it. */
                number: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The files. */
                    files?: string[];
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The refresh token, with which a new access token is got. */
                    refresh: string;
                    /** @description Whether a new refresh token takes the place of the old one. */
                    rotate?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The access token, which is sent as `Authorization: Bearer …`. */
                        access: string;
                        /** @description The refresh token, with which a new access token is got. */
                        refresh?: string;
                    };
                };
            };
        };
    };
    createUploadFile: {
        parameters: {
            query?: {
                /** @description A text, or nothing */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A file of at most 10485760 bytes. */
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/pdf": string;
                "image/*": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
        };
    };
    createUploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A file of at most 5242880 bytes. */
        requestBody: {
            content: {
                "application/octet-stream": string;
                "image/*": string;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
        };
    };
    createUploadVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A file of at most 104857600 bytes. */
        requestBody: {
            content: {
                "application/octet-stream": string;
                "video/*": string;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedVideo"];
                };
            };
        };
    };
    lookUpVariants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: {
                            /**
                             * Format: int64
                             * @description The id, which never changes.
                             */
                            id: number;
                            /** @description The address of the image. */
                            image: string | null;
                            /** @description The price before any reduction. */
                            list_price: components["schemas"]["Toman"];
                            /** @description Some can be had, and they are few. */
                            low_stock: boolean;
                            /**
                             * Format: int64
                             * @description How many pieces can be put into the cart at most.
                             */
                            maxQuantity: number;
                            /** @description The name. */
                            name: string;
                            /** @description The price of one piece. */
                            price: components["schemas"]["Toman"];
                            /**
                             * Format: int64
                             * @description The id of the product; of a product with several variants, that of its first.
                             */
                            product_id: number;
                            /** @description The name in the address. */
                            slug: string;
                            /** @description What tells the variant from the others: its colour and size. */
                            variant: string | null;
                        }[];
                    };
                };
            };
        };
    };
    listVendors: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description A text, or nothing */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["Seller"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    getVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerPage"];
                };
            };
        };
    };
    listVendorProducts: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description Slugs of brands, divided by commas */
                brand?: string;
                /** @description Names of colours, divided by commas */
                colour?: string;
                /** @description Whether some can be had. */
                in_stock?: boolean;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description How it can be paid; cash is paid on delivery */
                payment?: "online" | "cash";
                /** @description The highest price. */
                price_max?: components["schemas"]["Toman"];
                /** @description The lowest price. */
                price_min?: components["schemas"]["Toman"];
                /** @description The mean of all stars, from 1 to 5; null before the first review. */
                rating?: number;
                /** @description Sizes, divided by commas */
                size?: string;
                /** @description In which order. */
                sort?: "newest" | "popular" | "rating" | "price-asc" | "price-desc";
            };
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        data: components["schemas"]["ProductCard"][];
                        /** @description The address of the page that follows; null on the last one. */
                        next: string | null;
                        /** @description What `after` of the page that follows is; null on the last one. */
                        next_after: string | null;
                    };
                };
            };
        };
    };
    listVendorReviews: {
        parameters: {
            query?: {
                /** @description Where the list goes on: `next_after` of the answer before. */
                after?: string;
                /** @description How many entries a page has. */
                page_size?: number;
                /** @description Only those with pictures */
                pictures?: boolean;
                /** @description In which order. */
                sort?: "newest" | "helpful" | "highest" | "lowest";
                /** @description From 1 to 5 stars. */
                stars?: number;
            };
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
        };
    };
    getVendorReviewMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviews"];
                };
            };
        };
    };
    replaceVendorReviewMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the name is not displayed. */
                    anonymous: boolean;
                    /** @description The images. */
                    pictures: string[];
                    /**
                     * Format: int32
                     * @description From 1 to 5 stars.
                     */
                    stars: number;
                    /** @description A text, or nothing */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviews"];
                };
            };
        };
    };
    deleteVendorReviewMine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A text that is not empty */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids. */
                        ids: number[];
                    };
                };
            };
        };
    };
    replaceWishlistProductFormerly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                    };
                };
            };
        };
    };
    deleteWishlistProductFormerly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    joinWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is sent; fields that are not named here are refused. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids. */
                        ids: number[];
                    };
                };
            };
        };
    };
    replaceWishlistProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id, which never changes.
                         */
                        id: number;
                    };
                };
            };
        };
    };
    deleteWishlistProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, which never changes. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getWrittenPage: {
        parameters: {
            query?: {
                /** @description The language. */
                language?: "fa" | "en";
            };
            header?: never;
            path: {
                /** @description The name. */
                name: "about-us" | "privacy-policy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenPageText"];
                };
            };
        };
    };
}
/** Of each call that begins a job, a line of the result. */
export interface results {
  adminApplyProductImport: components['schemas']['ItemOutcome'];
  adminBulkMoveStockByJob: components['schemas']['ItemOutcome'];
  adminBulkRepriceVariantsByJob: components['schemas']['ItemOutcome'];
  adminCreateCustomerExport: components['schemas']['ListedCustomer'];
  adminCreateEventExport: components['schemas']['Event'];
  adminCreateOrderExport: components['schemas']['ExportedOrder'];
  adminCreateProductExport: components['schemas']['ExportedProduct'];
  adminCreateProductImport: components['schemas']['ItemOutcome'];
  adminCreateStockExport: components['schemas']['ExportedStockMovement'];
  sellerBulkCountVariantsByJob: components['schemas']['ItemOutcome'];
  sellerBulkRepriceVariantsByJob: components['schemas']['ItemOutcome'];
  sellerCreateProductExport: components['schemas']['ExportedProduct'];
  sellerCreateStockExport: components['schemas']['ExportedStockMovement'];
}
