<?php
require 'gateway.php';
require 'monthly_charge.php';

$subscription = ['id' => 77, 'customer_id' => 'user-77', 'amount' => '9.99', 'currency' => 'EUR', 'consent_ip' => '198.51.100.23',
    'token' => 'tok_01KF0GAB3C8J5Z2Q7M4T9V6XWY', 'charges' => 1];
$made = gateway('POST', '/v1/transaction/create', body: monthly_charge($subscription, '2026-02', 1002))['data'];
if ($made['type'] !== 'recurring' || $made['external_transaction_id'] !== 'coffee-77-2026-02-1') {
    throw new Exception(json_encode($made));
}
