<?php
require 'gateway.php';
require 'handler.php';

$shop = new Shop();
foreach (file((string) getenv('DELIVERIES'), FILE_IGNORE_NEW_LINES) as $line) {
    [$name, $amount, $currency, $id, $timestamp, $signature, $base64, , $order] = explode("\t", $line);
    $rawBody = (string) base64_decode($base64, true);
    $headers = ['webhook-id' => $id, 'webhook-timestamp' => $timestamp, 'webhook-signature' => $signature];
    $shop->attempts[$order] ??= ['amount' => $amount, 'currency' => $currency, 'status' => 'created', 'version' => 0];
    $before = count($shop->jobs);
    ini_set('error_log', '/dev/null');
    $code = verify_callback($rawBody, $headers) ? $shop->handle($id, json_decode($rawBody, true, 64, JSON_THROW_ON_ERROR)) : 401;
    $kinds = array_map(fn (string $job): string => explode(' ', $job)[0], array_slice(array_keys($shop->jobs), $before));
    echo $name, "\t", $code === 200 ? (implode(' ', $kinds) ?: 'nothing') : 'refused', "\n";
}
